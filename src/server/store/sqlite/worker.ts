/** What runs in the thread: see thread.ts for the other end. */
import { parentPort, workerData } from 'node:worker_threads';
import { backUp } from './backup.ts';
import { Database } from './database.ts';
import { failureOf } from './failure.ts';
import type { FromThread, Opening, Task, ToThread } from './requests.ts';

const port = parentPort!;
const post = (message: FromThread): void => port.postMessage(message);

async function serve(opening: Opening): Promise<void> {
  const { database, trouble } = await Database.open(opening);
  port.on('message', (message: ToThread) => {
    if (message.type === 'run') return post({ type: 'reply', ...database.run(message.requests) });
    database.close();
    return port.close();
  });
  post({ type: 'ready', trouble });
}

const task = workerData as Task;
try {
  if (task.task === 'serve') await serve(task);
  else {
    await backUp(task.from, task.to);
    post({ type: 'ready', trouble: null });
  }
} catch (error) {
  post({ type: 'refused', ...failureOf(error) });
}
