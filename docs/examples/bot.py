"""Plays Garden against the referee's bot: python3 docs/examples/bot.py [games] [its level] [perfect|random]"""
import json, random, subprocess, sys

games, level, style = sys.argv[1:] + ["4", "club", "perfect"][len(sys.argv) - 1 :]
referee = subprocess.Popen(["npx", "hortus", "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(**request):
    print(json.dumps(request), file=referee.stdin, flush=True)
    answer = json.loads(referee.stdout.readline())
    if not answer["ok"]:
        raise SystemExit(f"{request}: {answer['error']['message']}")
    return answer


def choose(match, seat):
    """Put your own idea here."""
    if style == "random":
        return random.choice(ask(do="legal", match=match, seat=seat)["moves"])
    return ask(do="analyse", match=match, seat=seat)["moves"][0]["move"]


won = 0
for game in range(int(games)):
    me = game % 2
    opened = ask(do="new", game="garden", seed=f"python {game}")
    match, to_act, outcome = opened["match"], opened["toAct"], None
    while to_act:
        seat = to_act[0]
        move = choose(match, seat) if seat == me else ask(do="bot", match=match, seat=seat, level=level)["move"]
        played = ask(do="play", match=match, seat=seat, move=move)
        to_act, outcome = played["toAct"], played.get("outcome")
    won += me in outcome["winners"]
    print(f"game {game + 1}: {'won' if me in outcome['winners'] else 'lost'} by {', '.join(outcome['reasons'])}")
    ask(do="close", match=match)
print(f"{won} of {games} won against {level}")
