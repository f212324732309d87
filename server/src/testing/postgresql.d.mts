/**
 * A PostgreSQL of one's own on a free port, in a new folder of the parent (of temporary files), gone when it is stopped.
 * It forgets what a power cut interrupts, unless it `isDurable`: then it has the settings of PostgreSQL itself.
 */
export function startPostgresql(
  parent?: string,
  options?: { readonly isDurable?: boolean },
): Promise<{ readonly url: string; readonly pid: number; stop(): Promise<void> }>
