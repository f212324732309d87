import { z } from 'zod'
import { readDeployed } from './read-deployed.ts'

const registry = z.object({ allowOverrides: z.literal(true) })

/** Whether the registry allows a developer to replace a deployed remote by one on their own machine. */
export const allowsOverrides = async (webRoot: string): Promise<boolean> =>
  (await readDeployed(webRoot, 'remotes.json', registry)) !== null
