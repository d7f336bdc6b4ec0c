import { thinkInThread } from './thread.ts';

thinkInThread();
