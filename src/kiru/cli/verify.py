"""`kiru verify`: was a recorded game dealt from the seed that was sealed before it?"""

import json
from hashlib import sha256
from pathlib import Path

from kiru.core import record
from kiru.core.errors import KiruError
from kiru.core.files import read_text
from kiru.games import open_kit
from kiru.text import Texts


def run(file: Path, box: Path | None, seal: str | None, as_json: bool, language: str) -> None:
    """Deal the game anew from its seed; the seal is the one given, else the one in the record."""
    kept = record.read(read_text(file))
    kind, _, seed = kept.dealer.partition(" ")
    if kind != "seeded":
        raise KiruError("error-verify-unsealed" if not kept.seal else "error-verify-sealed")
    wanted = (seal or kept.seal).lower()
    found = sha256(seed.encode()).hexdigest()
    if wanted and wanted != found:
        raise KiruError("error-verify-seal", found=found, expected=wanted[:64])
    kit = open_kit(kept.game, box, kept.version)
    match = record.replay(kept, kit.game, kit.notation, kit.box, check_deal=True)
    deals = sum(step.seat < 0 for step in match.steps)
    if as_json:
        print(json.dumps({"seed": seed, "seal": found, "sealed": bool(wanted), "deals": deals, "fair": True}))
        return
    texts = Texts(language)
    print(texts("verify-good", deals=deals, seed=seed))
    print(texts("verify-seal" if wanted else "verify-no-seal", seal=found))
