import { freshTable } from './fresh-table.ts';
import './seen-calls.ts';

// Test files run concurrently: a table each keeps them from sending, throttling or counting each other's data.
await freshTable();
