import { z } from 'zod'
import { readDeployed } from './read-deployed.ts'

const registry = z.object({ allowOverrides: z.literal(true) })

/** Whether the registry lets a developer put a remote of their own machine over the deployed one. */
export const allowsOverrides = async (webRoot: string): Promise<boolean> =>
  (await readDeployed(webRoot, 'remotes.json', registry)) !== null
