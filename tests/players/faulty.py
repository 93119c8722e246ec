#!/usr/bin/env python3
"""Players that violate the protocol, each in its own way: `faulty.py WAY [FILE]`.

Appends the ids of this process, of a child process and of one in a session of its own to FILE, so that a test can check whether
all are killed.
"""

import json
import os
import subprocess
import sys
import time


def misbehave(way, message):
    if way == "illegal":
        print("discard Jo Jo", flush=True)
    elif way == "cheat":
        print("meld As Ah Ad Ac", flush=True)
    elif way == "late":
        time.sleep(3600)
    elif way == "crash":
        sys.exit(3)
    elif way == "flood":
        while True:
            sys.stdout.write("x" * 65536)
    elif way == "twice":
        print("draw\ndraw", flush=True)
    elif way == "escapes":
        print("\x1b]0;title\x07\x9b2J discard", flush=True)
    elif way == "killed":
        os.kill(os.getpid(), 9)
    elif way == "closed":
        os.close(1)
        time.sleep(3600)
    elif way == "ten":
        print("discard 10d", flush=True)
    elif way == "unseen":
        print("draw\u200b", flush=True)
    elif way == "marks":
        # No fault: some libraries write it.
        print("\ufeff" + message["legal"][-1], flush=True)
    elif way == "bytes":
        sys.stdout.buffer.write(b"\xff\xfe\x00\n")
        sys.stdout.flush()


def main():
    sys.stdout.reconfigure(encoding="utf-8")
    way = sys.argv[1]
    if len(sys.argv) > 2:
        quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL}
        child = subprocess.Popen(["sleep", "3600"], **quiet)
        strayed = subprocess.Popen(["sleep", "3600"], start_new_session=True, **quiet)
        with open(sys.argv[2], "a", encoding="utf-8") as file:
            print(os.getpid(), child.pid, strayed.pid, file=file)
    if way == "deaf":
        # Never reads, so that writing to it blocks once the pipe is full.
        print("ready deaf", flush=True)
        time.sleep(3600)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            name = "n" * 61 if way == "long-name" else "faulty"
            print("hello" if way == "rude" else f"ready {name}", flush=True)
        elif message["type"] == "decide":
            misbehave(way, message)


if __name__ == "__main__":
    main()
