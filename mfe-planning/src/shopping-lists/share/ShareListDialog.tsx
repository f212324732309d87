import { getShoppingList, listShoppingLists, type ShoppingList, updateShoppingList } from '@potluck/api/shopping-lists'
import type { ShopWords } from '@potluck/cooking/arrange-shop'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences } from '@potluck/platform/hooks'
import { shoppingList } from '@potluck/platform/planning-preferences'
import { IconMessage, IconPrinter } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { ShareDialog } from '../../share/ShareDialog.tsx'
import { ListLinks } from './ListLinks.tsx'
import { sendList, textOf } from './send-list.ts'

interface Props {
  readonly list: ShoppingList
  /** The vocabulary that reads lines; undefined until it has loaded. */
  readonly words: ShopWords | undefined
  readonly onPrint: () => void
  readonly onClose: () => void
}

/** The ways to share a list. */
export function ShareListDialog({ list, words, onPrint, onClose }: Props) {
  const { t } = useTranslation('planning')
  const send = useSendList(list, words)
  // Sent one after the other, so that the last choice wins.
  const share = useCall(updateShoppingList, {
    scope: { id: `share ${list.id}` },
    changes: [listShoppingLists, getShoppingList],
  })
  const params = { id: list.id }
  return (
    <ShareDialog
      shared={list}
      about={t('share.how')}
      failed={share.isError}
      onPeople={(collaborators) => share.mutate({ params, body: { collaborators } })}
      onGive={(kitchenId) => share.mutateAsync({ params, body: { kitchenId } })}
      link={<ListLinks list={list} />}
      ways={[
        { key: 'send', icon: <IconMessage />, label: t('list.send'), onSelect: () => void send() },
        { key: 'print', icon: <IconPrinter />, label: t('list.print'), onSelect: onPrint },
      ]}
      onClose={onClose}
    />
  )
}

/** Hands what is to buy to another program, and says so where nothing else does. */
function useSendList(list: ShoppingList, words: ShopWords | undefined) {
  const look = usePreferences(shoppingList)
  const host = useHost()
  const { t } = useTranslation('planning')
  return () =>
    sendList(list.title, textOf(list, words, look)).then(
      (became) => became === 'copied' && host.toast({ message: t('list.sentCopied') }),
      () => host.toast({ message: t('list.sendFailed') }),
    )
}
