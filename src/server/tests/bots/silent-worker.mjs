// A worker that never says that it is ready, and never ends.
setInterval(() => {}, 1_000_000);
