import type { Services } from '../../machinery/for-features/services.ts'

/** Notifies everybody at home that something came or was used up; `reference` lets the sender know its own change. */
export const notifyPantry = (
  { notifier }: Pick<Services, 'notifier'>,
  audience: readonly string[],
  reference: string,
): void => notifier.notify(audience, { type: 'pantry:changed', data: { reference } })
