throw new Error('a worker that cannot start');
