/** The referee through the real bundle: a process with pipes. */
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { ended, start } from '../testing/run.ts';

test('nothing but answers, one per line and in order, whatever comes in', async () => {
  const child = start(tmpdir(), ['referee']);
  const end = ended(child);
  const lines = [
    '{"do":"hello","id":0}',
    '',
    '\u0000\u0001',
    `{"do":"${'x'.repeat(3 << 20)}"}`,
    '{"do":"new","game":"garden","seed":"pipe","id":1}\r',
    '{"do":"close","match":"m1","id":2}',
  ];
  child.stdin.write(Buffer.concat([Buffer.from(`${lines.join('\n')}\n`), Buffer.from([0xff, 0xfe, 10])]));
  child.stdin.end('{"do":"hash","match":"m1","id":3}');
  const { status, stdout, stderr } = await end;
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { id?: number; error?: { code: string } });
  const heads = answers.map(({ id, error }) => id ?? error?.code);
  expect(heads).toEqual([0, 'not-json', 'not-json', 'too-long', 1, 2, 'not-utf8', 3]);
  expect([status, stderr]).toEqual([0, '']);
});

test('it holds thousands of matches and lets them go', async () => {
  const child = start(tmpdir(), ['referee']);
  const end = ended(child);
  const matches = Array.from({ length: 2000 }, (_, i) => `m${i + 1}`);
  child.stdin.end(
    [
      ...matches.map((_, i) => `{"do":"new","game":"garden","seed":"${i}","options":{"first":"A"}}`),
      ...matches.map((match) => `{"do":"play","match":"${match}","seat":0,"move":"a4"}`),
      ...matches.map((match) => `{"do":"close","match":"${match}"}`),
      '{"do":"legal","match":"m7","seat":1}',
    ].join('\n'),
  );
  const answers = (await end).stdout.trimEnd().split('\n');
  expect(answers.filter((line) => line.includes('"ok":true'))).toHaveLength(6000);
  expect(answers.at(-1)).toContain('unknown-match');
});

test('it ends without an error when its reader goes away', async () => {
  const child = start(tmpdir(), ['referee']);
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  child.stdin.on('error', () => undefined);
  child.stdout.once('data', () => {
    child.stdout.destroy();
    child.stdin.write('{"do":"hello"}\n'.repeat(1000));
  });
  child.stdin.write('{"do":"hello"}\n');
  const status = await new Promise((resolve) => child.on('exit', resolve));
  expect([status, stderr]).toEqual([0, '']);
});
