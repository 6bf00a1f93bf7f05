/** Resolves when we are asked to end: by a signal, or by the death of the boot script that started us. */
export const askedToEnd = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    const parent = process.ppid;
    if (process.env['RADAR_BOOT_PID'] !== String(parent)) return;
    setInterval(() => process.ppid !== parent && resolve(), 500).unref();
  });
