// pglite-thread.ts runs this text as a thread. It is JavaScript, because Node 20 cannot run
// TypeScript and a thread is not bundled.
const { parentPort, workerData } = require('node:worker_threads');

async function open() {
  const { PGlite } = await import(workerData.module);
  const { folder, maxFiles } = workerData;
  return PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    startParams: [...PGlite.defaultStartParams, '-c', `max_files_per_process=${maxFiles}`],
  });
}

const opening = open();

async function run({ kind, sql, values }) {
  const database = await opening;
  if (kind === 'query') return { rows: (await database.query(sql, values)).rows };
  if (kind === 'exec') await database.exec(sql);
  if (kind === 'close') await database.close();
  return { rows: [] };
}

parentPort.on('message', (message) => {
  run(message).then(
    ({ rows }) => parentPort.postMessage({ id: message.id, rows }),
    (error) => {
      // An open that fails rejects with an object that is not an Error and has only a name and a number.
      const { name, errno, code = 'DATABASE_FAULT' } = Object(error);
      const { message: text = errno ? `${name} ${errno}` : error } = Object(error);
      parentPort.postMessage({ id: message.id, error: { text: String(text), code: String(code) } });
    },
  );
});
