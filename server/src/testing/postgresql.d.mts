/** A PostgreSQL of one's own on a free port, gone when it is stopped. */
export function startPostgresql(): Promise<{ readonly url: string; stop(): Promise<void> }>
