/** What runs in the thread: see thread.ts for the other end. */
import { parentPort, workerData } from 'node:worker_threads';
import { backUp } from './backup.ts';
import { Database } from './database.ts';
import { failureOf } from './failure.ts';
import type { FromThread, Opening, Task, ToThread } from './requests.ts';

const port = parentPort!;
const say = (message: FromThread): void => port.postMessage(message);

async function serve(opening: Opening): Promise<void> {
  const { database, trouble } = await Database.open(opening);
  port.on('message', (message: ToThread) => {
    if (message.say === 'run') return say({ say: 'reply', ...database.run(message.requests) });
    database.close();
    return port.close();
  });
  say({ say: 'ready', trouble });
}

const task = workerData as Task;
try {
  if (task.task === 'serve') await serve(task);
  else {
    await backUp(task.from, task.to);
    say({ say: 'ready', trouble: null });
  }
} catch (error) {
  say({ say: 'refused', ...failureOf(error) });
}
