import { getAccount, getCapabilities } from '@potluck/api/account'
import { answer } from '@potluck/testing/answers'

export const ada = {
  id: '0199a1b2-0000-7000-8000-000000000001',
  name: 'Ada',
  email: 'ada@example.com',
  handle: 'ada',
  createdAt: '2026-01-01T12:00:00.000Z',
  updatedAt: '2026-01-01T12:00:00.000Z',
}

/** A server that knows Ada. */
export const knowsAda = [
  answer(getAccount, () => ada),
  answer(getCapabilities, () => ({ highResImages: false, multipleImages: true, expandablePreviews: false })),
]
