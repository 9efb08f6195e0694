"""python -m kiru"""

from kiru.cli.app import main

main()
