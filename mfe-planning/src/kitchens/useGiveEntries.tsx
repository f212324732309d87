import { useKitchens } from '@potluck/parts/useKitchens'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import type { MenuEntry } from '@potluck/ui/content'
import { IconUsers } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import type { Owned } from './may-delete.ts'
import { writableOf } from './writable-of.ts'

interface Given extends Owned {
  readonly title: string
}

/**
 * Entries of a menu that give a list or plan of the cook's own to one of their kitchens, after a confirmation.
 * @param give @throws when it fails
 */
export function useGiveEntries(thing: Given, give: (kitchenId: string) => Promise<unknown>): readonly MenuEntry[] {
  const { t } = useTranslation('planning')
  const host = useHost()
  const { account } = useSession()
  const isOwn = thing.kitchen === null && thing.owner.id === account?.id
  const kitchens = writableOf(useKitchens(isOwn) ?? [])

  async function ask(kitchenId: string, name: string) {
    const { title } = thing
    const isSure = await host.confirm({
      title: t('kitchen.askGive', { title, name }),
      message: t('kitchen.aboutGive'),
      confirm: t('kitchen.confirmGive'),
    })
    if (!isSure) return
    await give(kitchenId).then(
      () => host.toast({ message: t('kitchen.given', { title, name }) }),
      () => host.toast({ message: t('kitchen.giveFailed', { title }), tone: 'problem' }),
    )
  }

  if (!isOwn) return []
  return kitchens.map(({ id, name }) => ({
    key: `give ${id}`,
    icon: <IconUsers />,
    label: t('kitchen.give', { name }),
    onSelect: () => void ask(id, name),
  }))
}
