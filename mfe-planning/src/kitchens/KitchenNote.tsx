import { isWritable } from '@potluck/platform/owning-kitchen'
import { Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import type { Owned } from './may-delete.ts'

/** Says to which kitchen a list or plan belongs, and to a reader that they read it. */
export function KitchenNote({ of }: { readonly of: Pick<Owned, 'kitchen'> }) {
  const { t } = useTranslation('planning')
  if (!of.kitchen) return null
  return (
    <Text size="small" tone="soft">
      {t(isWritable(of) ? 'kitchen.belongs' : 'kitchen.reader', { name: of.kitchen.name })}
    </Text>
  )
}
