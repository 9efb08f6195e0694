"""The words of recovery phrases: 512, so that each is worth nine bits; the first four letters tell them apart."""

TEXT = """
acorn actor agate album alder alley almond aloe amber anchor angle ankle anvil apple apron arbor arch arrow aspen atlas
attic aunt autumn axle badge bagel baker bamboo banana banjo barley barn basil basket beach bean bear beaver bell bench
berry bike birch bishop boat bonnet book boot bottle bowl branch brass bread breeze brick bridge broom brush bucket
bugle butter cabin cable cactus camel canal candle canoe canvas canyon cape carpet carrot castle cedar cellar chair
chalk cherry chess cider circle citrus clay cliff cloak clock cloud clover coach coat cobalt cocoa comet copper coral
cord corner cotton couch cousin cove cradle crane crayon creek crest crow cube cup curry cycle daisy dawn deer denim
desert desk dial diary dice dinner dome donkey door dough dove dragon drawer dream drum duck dune eagle earth echo
elbow elm ember engine fable falcon farm fence fern ferry fiddle field fig film finch fire fjord flag flame flask
fleece flint flock flour flute foal fog forest fork fossil fox frame frost fruit galaxy garden garlic gate gem ginger
glass globe glove goat goblet gold goose gourd grain grape grass gravel guitar gulf hail hammer harbor harp hat hawk
hazel hedge helmet hemp heron hill hinge hive honey hood hoof horn horse hotel house igloo ink iris iron island ivory
ivy jacket jade jar jelly jewel judge juice jungle kayak kettle key king kite kiwi knight knot lace ladder lagoon lake
lamb lamp lapis larch laurel lava lawn leaf ledge lemon lens lily lime linen lion lizard lock lodge loom lotus lute
lynx magnet mango mantle maple marble market marsh mask mast meadow medal melon meteor mill mint mirror mist mitten
moat monkey moon moss moth motor mouse mud mule mural museum music napkin nation nectar needle nest nettle night north
novel nutmeg oak oar oasis oat ocean ochre octave olive onion onyx opal opera orange organ otter oven owl oyster paddle
page paint palace palm panda paper parade park parrot pasta path peach pear pebble pencil pepper petal piano picnic
pier pillar pilot pine pipe pirate planet plate plaza plum pocket poem polar pollen pond pony poplar porch port potato
prism pulley puppet purse puzzle quail quarry queen quill rabbit radio raft rain raisin ranch raven record reed reef
ribbon rice ring river road robe robin rocket roof room root rope rose ruby rudder saddle sail salad salmon salt sand
satin sauce scarf school scroll seal season seed shadow shark shed sheep shelf ship shirt shoe shore silk silver sketch
skiff sky sled slope smoke snail snow soap sofa soil sonata soup south spark spice spider spoon spring spruce square
stable stair star statue steam stone stork stove straw stream string sugar suit summer sun swan swing sword syrup table
tailor tango tavern tea temple tent thread throne thumb tide tiger tile timber toast torch tower toy trail tray tree
trout truck tulip tusk twig uncle vase vault verse vest vine viola vista wagon water wave wax west whale wharf wheat
wheel wine wing wolf wood wool wren yacht yard yarn yeast zebra zinc
"""
WORDS = tuple(TEXT.split())
PREFIX = 4
BY_PREFIX = {word[:PREFIX]: word for word in WORDS}
