import type { Exact } from '@potluck/cooking/quantity'
import { useLoaded } from '@potluck/platform/useLoaded'
import { useMemo } from 'react'
import { type AmountScaler, asWritten } from './as-written.ts'

/**
 * What scales a recipe, fetched when it is first made more or less than once. Until it is here, all stands as written and
 * so does the factor, so that no number says what the amounts do not.
 */
export function useAmountScaler(factor: Exact): { readonly scaler: AmountScaler; readonly failed: boolean } {
  const isScaled = !factor.equals(1)
  const { data, isError } = useLoaded(
    ['amount scaler'],
    async () => (await import('./amount-scaler.ts')).amountScaler,
    { enabled: isScaled },
  )
  const scaler = useMemo(() => data?.(factor) ?? asWritten, [data, factor])
  return { scaler, failed: isScaled && isError }
}
