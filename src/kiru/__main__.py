"""python -m kiru"""

from kiru.cli.main import main

main()
