/** A PostgreSQL of one's own on a free port, in a new folder of the parent (of temporary files), gone when it is stopped. */
export function startPostgresql(parent?: string): Promise<{ readonly url: string; stop(): Promise<void> }>
