import { garden, take } from '@hortus/garden';
import { CLOSE, PROTOCOL, type ServerMessage } from '@hortus/protocol';
import { expect, test } from 'vitest';
import { settle } from './testing/fake-server.ts';
import { aMatch, Bench, INFO, newestOf, stateOf } from './testing/remote-bench.ts';

test('it says hello with its versions, follows from the start and shows what it receives', async () => {
  const bench = new Bench();
  const host = aMatch();
  await bench.welcome(stateOf(host));
  expect(bench.socket.last('hello')).toMatchObject({ protocol: PROTOCOL, rules: { garden: 1 } });
  expect(bench.socket.last('follow')).toMatchObject({ table: 't1', since: 0, chat: 0 });
  expect(bench.source.link.value).toBe('online');
  expect(bench.source.sight.value).toEqual(host.sight(0));
});

test('options that aren’t sent again stay the same object', async () => {
  const bench = new Bench();
  const options = { format: 'wins3' };
  await bench.welcome({ is: 'table', table: { ...INFO, options } });
  const told = bench.source.info.value.options;
  const { options: _left, ...news } = INFO;
  bench.socket.say({ is: 'table', table: { ...news, takeBacks: !INFO.takeBacks } });
  expect(bench.source.info.value).toEqual({ ...INFO, options, takeBacks: !INFO.takeBacks });
  expect(bench.source.info.value.options).toBe(told);
});

test('a move is sent once, and counts only when the server says so', async () => {
  const bench = new Bench();
  const host = aMatch();
  await bench.welcome(stateOf(host));
  const played = bench.source.play([take.pack(0)]);
  expect(bench.source.sending.value).toEqual([take.pack(0)]);
  expect(bench.source.entries.value).toEqual([]);
  const sent = bench.socket.last('play');
  expect(sent).toMatchObject({ table: 't1', answers: 0, moves: [{ kind: 'take', cell: 0 }] });
  host.play(0, [take.pack(0)]);
  bench.socket.say(newestOf(host));
  bench.socket.say({ is: 'ok', re: sent.re, seq: 1 });
  expect(await played).toBeUndefined();
  expect(bench.source.sending.value).toEqual([]);
  expect(bench.source.entries.value.map(({ seq }) => seq)).toEqual([1]);
});

test('a standing order is sent to the host, and to nobody else', async () => {
  const bench = new Bench();
  await bench.welcome(stateOf(aMatch()));
  const told = bench.source.order?.(true);
  const { re, ...order } = bench.socket.last('order');
  expect(order).toEqual({ do: 'order', table: 't1', passes: true });
  bench.socket.say({ is: 'ok', re });
  expect(await told).toBeUndefined();
});

test('a refusal comes back with its clause', async () => {
  const bench = new Bench();
  await bench.welcome(stateOf(aMatch()));
  const played = bench.source.play([take.pack(5)]);
  bench.socket.say({
    is: 'refused',
    re: bench.socket.last('play').re,
    code: 'border-first',
    clause: 'GAR-MOV-1',
  });
  expect(await played).toEqual({ code: 'border-first', clause: 'GAR-MOV-1' });
});

test('a move whose answer was lost is sent again with the same id, after resuming from the last entry', async () => {
  const bench = new Bench();
  const host = aMatch();
  host.play(0, [take.pack(0)]);
  await bench.welcome(stateOf(host));
  host.play(1, [take.pack(1)]);
  bench.socket.say(newestOf(host));
  const played = bench.source.play([take.pack(2)]);
  const first = bench.socket.last('play');
  bench.socket.cut();
  expect(bench.source.link.value).toBe('lost');
  // The server had received it anyway.
  host.play(0, [take.pack(2)]);
  bench.time.pass(1000);
  expect(bench.sockets).toHaveLength(2);
  await bench.welcome(stateOf(host, 2));
  expect(bench.socket.last('follow')).toMatchObject({ since: 2 });
  expect(bench.socket.all('play')).toHaveLength(1);
  const again = bench.socket.last('play');
  expect({ id: again.id, moves: again.moves, answers: again.answers }).toEqual({
    id: first.id,
    moves: first.moves,
    answers: first.answers,
  });
  bench.socket.say({ is: 'ok', re: again.re, seq: 3 });
  expect(await played).toBeUndefined();
  expect(bench.source.entries.value.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test('an entry that arrives twice counts once; the page asks for a missing one', async () => {
  const bench = new Bench();
  const host = aMatch();
  await bench.welcome(stateOf(host));
  host.play(0, [take.pack(0)]);
  const first = newestOf(host);
  bench.socket.say(first);
  bench.socket.say(first);
  expect(bench.source.entries.value).toHaveLength(1);
  host.play(1, [take.pack(1)]);
  host.play(0, [take.pack(2)]);
  bench.socket.say(newestOf(host));
  expect(bench.source.entries.value).toHaveLength(1);
  expect(bench.socket.all('follow')).toHaveLength(2);
  expect(bench.socket.last('follow')).toMatchObject({ since: 1 });
  bench.socket.say(stateOf(host, 1));
  expect(bench.source.entries.value.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test('missing entries are requested once, and again if the host was busy', async () => {
  const bench = new Bench();
  const host = aMatch();
  await bench.welcome(stateOf(host));
  for (const cell of [0, 1, 2, 3]) {
    host.play(cell % 2, [take.pack(cell)]);
    if (cell > 0) bench.socket.say(newestOf(host));
  }
  expect(bench.socket.all('follow')).toHaveLength(2);
  bench.socket.say({ is: 'refused', re: bench.socket.last('follow').re, code: 'too-fast' });
  await settle();
  bench.time.pass(1000);
  await settle();
  expect(bench.socket.all('follow')).toHaveLength(3);
  bench.socket.say(stateOf(host, 0));
  bench.socket.say({ is: 'ok', re: bench.socket.last('follow').re });
  await settle();
  bench.time.pass(5000);
  await settle();
  expect(bench.source.entries.value.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(bench.socket.all('follow')).toHaveLength(3);
});

test('a state older than the entries adds nothing', async () => {
  const bench = new Bench();
  const host = aMatch();
  host.play(0, [take.pack(0)]);
  await bench.welcome(stateOf(host));
  const overtaken = stateOf(host, 1);
  host.play(1, [take.pack(1)]);
  bench.socket.say(newestOf(host));
  bench.socket.say(overtaken);
  expect([bench.source.sight.value?.seq, bench.source.entries.value.length]).toEqual([2, 2]);
  expect(bench.socket.all('follow')).toHaveLength(1);
});

test('a request that a busy host dropped isn’t retried if doing it twice would matter', async () => {
  const bench = new Bench();
  await bench.welcome(stateOf(aMatch()));
  const asked = bench.source.ask('pause');
  bench.socket.say({ is: 'refused', re: bench.socket.last('pause').re, code: 'too-fast' });
  await settle();
  bench.time.pass(5000);
  await settle();
  expect(bench.socket.all('pause')).toHaveLength(1);
  expect(await asked).toEqual({ code: 'too-fast' });
});

test('a request that might be done twice is handed back, not sent again', async () => {
  const bench = new Bench();
  await bench.welcome(stateOf(aMatch()));
  const said = bench.source.say('hello');
  bench.socket.cut();
  expect(await said).toEqual({ code: 'link-lost' });
  bench.time.pass(1000);
  await bench.welcome();
  expect(bench.socket.all('chat')).toHaveLength(0);
});

test('a chat line keeps its id when it is sent again after a lost answer; after an answer the same words are a new line', async () => {
  const bench = new Bench();
  await bench.welcome(stateOf(aMatch()));
  const lost = bench.source.say('hello');
  const { id } = bench.socket.last('chat');
  bench.socket.cut();
  expect(await lost).toEqual({ code: 'link-lost' });
  bench.time.pass(1000);
  await bench.welcome();
  const again = bench.source.say('hello');
  expect(bench.socket.last('chat').id).toBe(id);
  bench.socket.say({ is: 'ok', re: bench.socket.last('chat').re });
  expect(await again).toBeUndefined();
  void bench.source.say('hello');
  expect(bench.socket.last('chat').id).not.toBe(id);
});

test('while the link is lost a line of chat is refused at once, a move waits', async () => {
  const bench = new Bench();
  const host = aMatch();
  await bench.welcome(stateOf(host));
  bench.socket.cut();
  expect(await bench.source.say('hello')).toEqual({ code: 'link-lost' });
  const played = bench.source.play([take.pack(0)]);
  bench.time.pass(1000);
  await bench.welcome(stateOf(host));
  bench.socket.say({ is: 'ok', re: bench.socket.last('play').re, seq: 1 });
  expect(await played).toBeUndefined();
});

test('it waits a little longer each time, and reconnects at once when the network is back', async () => {
  const bench = new Bench();
  await settle();
  const waits: number[] = [];
  for (let i = 0; i < 7; i++) {
    const before = bench.sockets.length;
    bench.socket.cut();
    let waited = 0;
    while (bench.sockets.length === before && waited < 60_000) {
      bench.time.pass(125);
      waited += 125;
      await settle();
    }
    waits.push(waited);
  }
  expect(waits).toEqual([375, 750, 1125, 1125, 1125, 1125, 1125]);
  bench.socket.cut();
  const before = bench.sockets.length;
  bench.source.hurry();
  await settle();
  expect(bench.sockets).toHaveLength(before + 1);
});

test('a silent connection is tested, and closed if it doesn’t answer', async () => {
  const bench = new Bench();
  await bench.welcome(stateOf(aMatch()));
  bench.time.pass(20_000);
  const { socket } = bench;
  expect(socket.all('ping')).toHaveLength(1);
  socket.say({ is: 'pong', re: socket.last('ping').re });
  bench.time.pass(20_000);
  expect(socket.all('ping')).toHaveLength(2);
  bench.time.pass(8_000);
  expect(socket.closed).toBe(true);
  expect(bench.source.link.value).toBe('lost');
});

test('an outdated page stops reading and doesn’t reconnect', async () => {
  const bench = new Bench();
  await settle();
  bench.socket.onopen?.();
  await settle();
  bench.socket.say({ is: 'refused', re: bench.socket.last('hello').re, code: 'reload' });
  await settle();
  expect(bench.source.link.value).toBe('old');
  bench.time.pass(60_000);
  await settle();
  expect(bench.sockets).toHaveLength(1);
});

test('a server that speaks another protocol is not understood', async () => {
  const bench = new Bench();
  await settle();
  bench.socket.onopen?.();
  await settle();
  const { re } = bench.socket.last('hello');
  bench.socket.say({ is: 'welcome', re, protocol: PROTOCOL + 1, rules: {}, name: 'Anna' });
  await settle();
  expect(bench.source.link.value).toBe('old');
});

test.each([
  [CLOSE.reload, 'old'],
  [CLOSE.policy, 'shut'],
] as const)('closed with %i, it stays closed', async (code, state) => {
  const bench = new Bench();
  await bench.welcome(stateOf(aMatch()));
  bench.socket.cut(code);
  bench.time.pass(60_000);
  await settle();
  expect([bench.source.link.value, bench.sockets.length]).toEqual([state, 1]);
});

test('a lost identity is asked for again before the next connection', async () => {
  const bench = new Bench();
  await settle();
  expect(bench.identified).toBe(1);
  bench.socket.cut(CLOSE.identity);
  bench.time.pass(1000);
  await settle();
  expect([bench.identified, bench.sockets.length]).toEqual([2, 2]);
});

test('a host that is not sure is asked again with the same submission', async () => {
  const bench = new Bench();
  await bench.welcome(stateOf(aMatch()));
  const played = bench.source.play([take.pack(0)]);
  const first = bench.socket.last('play');
  bench.socket.say({ is: 'refused', re: first.re, code: 'try-again' });
  await settle();
  bench.time.pass(1000);
  await settle();
  const second = bench.socket.last('play');
  expect(second.re).not.toBe(first.re);
  expect(second.id).toBe(first.id);
  bench.socket.say({ is: 'ok', re: second.re, seq: 1 });
  expect(await played).toBeUndefined();
});

test('chat lines arrive once, and resume after the last one', async () => {
  const bench = new Bench();
  const line = (n: number) => ({ n, seat: 1, name: 'Ben', text: `line ${n}`, at: 0 });
  await bench.welcome(stateOf(aMatch()), { is: 'chat', table: 't1', lines: [line(1), line(2)] });
  bench.socket.say({ is: 'chat', table: 't1', lines: [line(2), line(3)] });
  expect(bench.source.chat.value.map(({ n }) => n)).toEqual([1, 2, 3]);
  bench.socket.cut();
  bench.time.pass(1000);
  await bench.welcome();
  expect(bench.socket.last('follow')).toMatchObject({ chat: 3 });
});

test('a line whose text was removed takes the place of the former', async () => {
  const bench = new Bench();
  const line = (n: number) => ({ n, seat: 1, name: 'Ben', text: `line ${n}`, at: 0 });
  await bench.welcome(stateOf(aMatch()), { is: 'chat', table: 't1', lines: [line(1), line(2)] });
  const before = bench.source.chat.value;
  bench.socket.say({ is: 'chat', table: 't1', lines: [line(1), line(2)] });
  expect(bench.source.chat.value).toBe(before);
  bench.socket.say({ is: 'chat', table: 't1', lines: [{ ...line(1), text: '—' }, line(2), line(3)] });
  expect(bench.source.chat.value.map(({ text }) => text)).toEqual(['—', 'line 2', 'line 3']);
});

test('news of another table isn’t mistaken for this one’s', async () => {
  const bench = new Bench();
  const host = aMatch();
  await bench.welcome(stateOf(host));
  host.play(0, [take.pack(0)]);
  bench.socket.say({ ...newestOf(host), table: 't2' } as ServerMessage);
  bench.socket.say({ is: 'table', table: { ...INFO, id: 't2', status: 'over' } });
  expect(bench.source.entries.value).toEqual([]);
  expect(bench.source.info.value.status).toBe('playing');
});

test('a take-back names the entry before one’s own last move', async () => {
  const bench = new Bench();
  const host = aMatch();
  for (const [seat, cell] of [0, 1, 2].entries()) host.play(seat % 2, [take.pack(cell)]);
  await bench.welcome(stateOf(host));
  void bench.source.takeBack();
  const living = bench.source.entries.value.filter(({ seat }) => seat === 0).at(-1)?.seq ?? 0;
  expect(bench.socket.last('back').to).toBe(living - 1);
});

test('once closed it asks for nothing and doesn’t reconnect', async () => {
  const bench = new Bench();
  await bench.welcome(stateOf(aMatch()));
  bench.source.close();
  bench.time.pass(60_000);
  await settle();
  expect(bench.sockets).toHaveLength(1);
  expect(await bench.source.say('hello')).toEqual({ code: 'link-lost' });
  expect(await bench.source.history(0, 1)).toEqual({ code: 'link-lost' });
});

test('it gives up on a table that doesn’t exist, but not on one that is only busy', async () => {
  const follow = async (code: string): Promise<Bench> => {
    const bench = new Bench();
    await settle();
    bench.socket.onopen?.();
    await settle();
    const rules = { garden: garden.rulesVersion };
    bench.socket.say({
      is: 'welcome',
      re: bench.socket.last('hello').re,
      protocol: PROTOCOL,
      rules,
      name: '',
    });
    await settle();
    bench.socket.say({ is: 'refused', re: bench.socket.last('follow').re, code });
    await settle();
    bench.time.pass(60_000);
    await settle();
    return bench;
  };
  const gone = await follow('no-such-table');
  expect([gone.source.link.value, gone.sockets.length]).toEqual(['shut', 1]);
  const busy = await follow('try-again');
  expect([busy.source.link.value, busy.sockets.length]).toEqual(['lost', 2]);
});
