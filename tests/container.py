"""`python -m tests.container`: the container file is built, and what is built is run, where no image is to be had.

As root, with Debian's buildah, debootstrap and PostgreSQL. What FROM names is made of Debian's own Python of that
version and of the trust that this machine has; then every step is carried out over the last commit, into which files
with secrets are laid that must not arrive. What was built is run as its own user: the commands, a rehearsal until it is
healthy and ready, its end by SIGTERM, its store carried over to PostgreSQL, the rehearsal again over that, and then two
processes with a shard each as the compose file has them. That one is read by docker-compose where it is installed.
Exit 1 with what has failed.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests import postgres
from tests.e2e.house import ROOT

FILES: Final = ROOT / "tools" / "container"
SUITE: Final = {"3.11": "bookworm", "3.13": "trixie"}
"""Debian's releases by the Python that they have."""
SECRET: Final = "nothing-of-this-may-arrive"
TRUST: Final = Path("etc/ssl/certs/ca-certificates.crt")
CHECKS: Final = """
must() { said=$1; shift; "$@" || { echo "  NOT SO: $said"; exit 1; }; echo "  $said"; }
no() { ! "$@"; }
is_refused() { python bot.py </dev/null 2>/tmp/said; test $? = 2 && grep -q DISCORD_TOKEN /tmp/said; }
answer() { python bot.py --help >/dev/null && python bot.py rules lorcana 4.3.3 >/dev/null; }
asked() { python -c "$(echo "$HEALTH" | sed "s/healthz/$1/; s/$KOTATSU_STATUS_PORT/$2/")" 2>/dev/null; }
comes() {
    for _ in $(seq 90); do
        kill -0 $bot || break
        asked healthz $1 && asked readyz $1 && return
        sleep 1
    done
    cat /tmp/told
    return 1
}
rehearsed() {
    python bot.py rehearse >/tmp/told 2>&1 &
    bot=$!
    must "a rehearsal over $1 is healthy and ready" comes $KOTATSU_STATUS_PORT
    must "its addresses are told" grep -q /seat/ /tmp/told
    kill -TERM $bot
    must "SIGTERM ends it" wait $bot
}
must "it runs as a user of its own" test "$(id -u)" != 0
must "no secret lies in it" no grep -rqs "$SECRET" .
must "what it runs cannot be written by it" no touch x
must "its home can" test -w "$KOTATSU_HOME"
must "it is compiled" ls cogs/__pycache__/client.cpython-*.pyc
must "its commands answer" answer
must "without a token it says so" is_refused
rehearsed "a file"
must "its store is carried over to PostgreSQL" python bot.py store copy "$KOTATSU_HOME/kotatsu.sqlite" "$ADDRESS"
export DATABASE_URL="$ADDRESS"
rehearsed PostgreSQL
python -m rehearsal --home /tmp/stand --json >/tmp/where & stand=$!
until test -s /tmp/where; do sleep 0.2; done
export $(python -c "$WHERE" </tmp/where)
KOTATSU_SHARDS=0/2 python bot.py >/tmp/told 2>&1 & first=$!
KOTATSU_SHARDS=1/2 KOTATSU_HOME=/tmp/second KOTATSU_STATUS_PORT=9465 python bot.py >/tmp/told 2>&1 & second=$!
bot=$first; must "the first of two processes is healthy and ready" comes $KOTATSU_STATUS_PORT
bot=$second; must "so is the second" comes 9465
kill -TERM $first; must "SIGTERM ends the first" wait $first
must "and the second goes on" asked readyz 9465
kill -TERM $second; must "until it is ended" wait $second
kill -INT $stand
"""
WHERE: Final = """
import json
told = json.loads(input())
print(f"DISCORD_TOKEN={told['token']} KOTATSU_DISCORD_CDN={told['cdn']}", end=" ")
print(f"KOTATSU_DISCORD_API={told['rest']} KOTATSU_DISCORD_GATEWAY={told['gateway']}")
"""


def run(*command: str | Path) -> str:
    """What it prints. Raises CalledProcessError."""
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.strip()


def instruction(name: str) -> str:
    """What the container file says by that word, on one line."""
    text = (FILES / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    return next(line.removeprefix(name).strip() for line in text.splitlines() if line.startswith(f"{name} "))


def health() -> str:
    """What the health check has Python do."""
    command: list[str] = json.loads(instruction("HEALTHCHECK").partition("CMD ")[2])
    return command[-1]


def make_base(folder: Path, name: str) -> None:
    """The image that is built upon: Debian's Python called as in the official one."""
    version = re.sub(r".*:(\d+\.\d+).*", r"\1", name)
    root = folder / "root"
    packages = "--include=python3,python3-pip,ca-certificates"
    run("debootstrap", "--variant=minbase", packages, SUITE[version], root)
    for called, program in (("python", "python3"), ("pip", "pip3")):
        (root / "usr/local/bin" / called).symlink_to(f"../../bin/{program}")
    for mark in root.glob("usr/lib/python3*/EXTERNALLY-MANAGED"):
        mark.unlink()
    shutil.copyfile(Path("/") / TRUST, root / TRUST)
    container = run("buildah", "from", "scratch")
    run("cp", "-a", f"{root}/.", run("buildah", "mount", container))
    run("buildah", "umount", container)
    run(
        "buildah",
        "config",
        "--env",
        "PATH=/usr/local/bin:/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin",
        "--env",
        f"PIP_CERT=/{TRUST}",
        container,
    )
    run("buildah", "commit", "-q", "--rm", container, name)


def build(folder: Path) -> None:
    """Every step, over the last commit with a file beside it that is none of its."""
    context = folder / "context"
    context.mkdir()
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    subprocess.run(["tar", "-x", "-C", context], input=archive.stdout, check=True)
    for place in (context, context / "tools" / "container"):
        (place / ".env").write_text(f"DISCORD_TOKEN={SECRET}\n")
    file = context / "tools" / "container" / "Containerfile"
    print(run("buildah", "bud", "--pull-never", "--format", "docker", "-f", file, "-t", "kotatsu", context))


def check(address: str, server: Path) -> None:
    """What was built, as it runs. `server`: the folder of the database's socket."""
    container = run("buildah", "from", "--pull-never", "localhost/kotatsu")
    given = {"SECRET": SECRET, "HEALTH": health(), "WHERE": WHERE, "ADDRESS": address}
    told = [part for name, value in given.items() for part in ("--env", f"{name}={value}")]
    subprocess.run(
        ["buildah", "run", *told, "-v", f"{server}:{server}", container, "--", "sh", "-c", CHECKS], check=True
    )


def read_compose() -> None:
    """Whether its reader takes it, with a password that has every sign in it."""
    if not shutil.which("docker-compose"):
        print("  docker-compose is not there to read the compose file")
        return
    os.environ.update(DISCORD_TOKEN="t", POSTGRES_PASSWORD="p@ss/w:#%?")
    run("docker-compose", "-f", FILES / "compose.yaml", "config", "-q")
    print("  docker-compose reads the compose file")


def main() -> int:
    """Build, run, and say it."""
    argparse.ArgumentParser(
        prog="python -m tests.container", description="The container file, built and run."
    ).parse_args()
    with tempfile.TemporaryDirectory() as name, postgres.served() as address:
        folder = Path(name)
        (folder / "storage.conf").write_text(
            f'[storage]\ndriver = "vfs"\ngraphroot = "{folder}/store"\nrunroot = "{folder}/run"\n'
        )
        os.environ["CONTAINERS_STORAGE_CONF"] = str(folder / "storage.conf")
        os.environ["BUILDAH_ISOLATION"] = "chroot"
        server = Path(re.sub(r".*host=([^&]+).*", r"\1", address))
        server.chmod(0o755)
        try:
            make_base(folder, instruction("FROM"))
            build(folder)
            check(postgres.new_store(address, "contained"), server)
            read_compose()
        except subprocess.CalledProcessError as failed:
            print(f"failed: {failed.cmd[0]} ended with {failed.returncode}")
            return 1
        finally:
            subprocess.run(["buildah", "rm", "--all"], stdout=subprocess.DEVNULL, check=False)
    print("built and run as it is told")
    return 0


if __name__ == "__main__":
    sys.exit(main())
