import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { refuseServed } from './served.ts';

test('a server that stops while a command asks is waited for, inside a transaction too; one that stays is named', async () => {
  const url = await testDatabase();
  const of = async (name: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, application_name: name });
    await client.connect();
    return client;
  };
  const [server, command] = [await of('Hortus, process 7'), await of('a command')];
  await expect(refuseServed(command)).rejects.toThrow('in use (Hortus, process 7)');
  await command.query('begin');
  const asked = refuseServed(command); // its first question is on its way before the server says goodbye
  await server.end();
  await asked;
  await command.end();
});
