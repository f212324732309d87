/** A real server with an empty SQLite database, in this process. */
export interface ServerInProcess {
  /** Absolute address of its API, ending in a slash. */
  readonly base: string
  close(): Promise<void>
}

export function startServerInProcess(): Promise<ServerInProcess>
