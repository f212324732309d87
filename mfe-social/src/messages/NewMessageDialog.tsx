import { FriendPicker } from '@potluck/parts/FriendPicker'
import { href, paths } from '@potluck/platform/paths'
import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'

/** Chooses a friend to write to. */
export function NewMessageDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('social')
  return (
    <Modal opened onClose={onClose} title={t('newMessage.title')} closeLabel={t('close')} size="small">
      <FriendPicker
        about={t('newMessage.choose')}
        noFriends={t('newMessage.noFriends')}
        hrefOf={({ id }) => href(paths.thread(id))}
      />
    </Modal>
  )
}
