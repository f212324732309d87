/** A server that runs in a container. */
export interface Container {
  /** Runs a program beside the server. @returns its output */
  exec(command: readonly string[]): Promise<string>
  /** Sends SIGTERM and waits for the end. @returns the exit code of the server */
  stop(): Promise<number>
  /** The end of its log. */
  log(): string
}

/** A program that builds images and runs containers. */
export interface Engine {
  readonly name: string
  /** The steps that this engine cannot try, in words. */
  readonly limits: readonly string[]
  /**
   * @param base an image to build on instead of the one that the Dockerfile names
   * @param platform as `linux/arm64`; that of this machine unless said
   */
  build(folder: string, image: string, base: string | undefined, platform?: string): Promise<void>
  /** Writes an image into a file, in the layout of the Open Container Initiative. */
  save(image: string, file: string): Promise<void>
  createVolume(): Promise<string>
  removeVolume(volume: string): Promise<void>
  removeImage(image: string): Promise<void>
  /** Starts the server of an image, on a volume as `/data`, at a port of this machine. */
  start(image: string, volume: string, port: number): Promise<Container>
  /** Runs one program of an image to its end. @param volumes by their place in the container @returns its output */
  once(image: string, volumes: Readonly<Record<string, string>>, command: readonly string[]): Promise<string>
}
