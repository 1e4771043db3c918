import { freshTable } from './fresh-table.ts';
import './seen-calls.ts';

// Test files run beside each other: one must not send, throttle or count what another has just written.
await freshTable();
