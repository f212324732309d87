import type { Endpoint } from '@potluck/api/endpoint'
import { uploadImage } from '@potluck/api/images'
import { z } from 'zod'
import type { NewChange } from './new-change.ts'

/** The call of a queued change. Its screen parses the answer. @throws for a method that changes nothing */
export function endpointOfChange({ endpoint, input, tells }: NewChange): Endpoint {
  const [method, path = ''] = endpoint.split(' ')
  if (method !== 'POST' && method !== 'PUT' && method !== 'DELETE') throw new Error(`no change is a ${endpoint}`)
  const upload = input.file && { upload: uploadImage.upload }
  const call = { summary: '', access: 'member', response: z.unknown(), errors: [] } as const
  const updates = tells !== undefined && { updates: { ...call, method: 'GET', path: tells } as const }
  return { ...call, method, path, ...upload, ...updates }
}
