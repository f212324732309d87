import type { Recipe } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { Button, Note, Row } from '@potluck/ui'
import { IconBookmarkPlus, IconTrash } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useInboxChoice } from '../book/useInboxChoice.ts'
import { SaveToKitchen } from './SaveToKitchen.tsx'

/** The sender of this recipe, with buttons to accept or delete it. */
export function InboxNote({ recipe }: { readonly recipe: Recipe }) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const { accept, discard } = useInboxChoice()
  return (
    <Note
      title={recipe.fromUser ? t('inbox.from', { name: recipe.fromUser.name }) : t('inbox.inInbox')}
      action={
        <Row gap={2}>
          <Button variant="primary" icon={<IconBookmarkPlus />} onClick={() => accept(recipe)}>
            {t('inbox.saveToBook')}
          </Button>
          <SaveToKitchen recipe={recipe} />
          <Button
            icon={<IconTrash />}
            onClick={() => {
              discard(recipe)
              host.navigate(paths.list('inbox'), { replace: true })
            }}
          >
            {t('delete')}
          </Button>
        </Row>
      }
    >
      {t('inbox.hint')}
    </Note>
  )
}
