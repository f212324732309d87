import { z } from 'zod'

/** Files of a remote, relative to its folder, and the shared modules that they take from the shell. */
const need = z.object({ files: z.array(z.string()), shared: z.array(z.string()) })

export type Need = z.infer<typeof need>

/** Written by the build of a remote: for every address, and by the pattern of a route. */
export const remoteOpening = z.object({
  always: need,
  /**
   * `words`: files of a language that the screen needs beside the words of the remote. `asks`: its first question to the
   * API, path and query with parameters of the route.
   */
  routes: z.array(
    need.extend({ path: z.string(), words: z.record(z.string(), z.array(z.string())), asks: z.string().optional() }),
  ),
  words: z.record(z.string(), z.string()),
})

/** The name of the same file in a build of the shell and in one of a remote. */
export const openingFilesFile = 'opening-files.json'

/** Written by the build: the files that the shell needs for members, and those of each shared module, by its name. */
export const shellOpening = z.object({
  always: z.object({ files: z.array(z.string()) }),
  provided: z.record(z.string(), z.array(z.string())),
  /** By language. */
  words: z.record(z.string(), z.string()),
  partsWords: z.record(z.string(), z.string()),
})

export type ShellOpening = z.infer<typeof shellOpening>
