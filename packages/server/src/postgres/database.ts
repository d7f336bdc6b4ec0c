import { type LaunchOptions, launch } from './launcher.ts';

export interface Database {
  readonly url: string;
  /** Call it after the last connection was closed. */
  stop(): Promise<void>;
}

/** The database to use: the one an address names, which is somebody else's to stop, or the embedded one. */
export async function openDatabase(address: string | undefined, options: LaunchOptions): Promise<Database> {
  return address ? { url: address, stop: async () => {} } : launch(options);
}
