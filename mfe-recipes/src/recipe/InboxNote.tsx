import { getProposal } from '@potluck/api/proposals'
import type { Recipe } from '@potluck/api/recipes'
import { useAnswer } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { Button, Note, onDemand, Row } from '@potluck/ui'
import { IconBookmarkPlus, IconTrash } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useInboxChoice } from '../book/useInboxChoice.ts'
import { historyWords } from './history/words.ts'
import { SaveToKitchen } from './SaveToKitchen.tsx'

const ProposedNote = onDemand(
  () => import('./history/ProposedNote.tsx').then((module) => module.ProposedNote),
  'part',
  historyWords,
)

interface Props {
  readonly recipe: Recipe
}

/** The sender or writer of this recipe, with buttons to accept or delete it. */
export function InboxNote({ recipe }: Props) {
  const { t } = useTranslation('recipes')
  // A program sends nothing: a recipe with a sender needs no question.
  const { data } = useAnswer(getProposal, recipe.fromUser ? null : { params: { id: recipe.id } })
  const proposal = data?.proposal
  if (proposal) {
    const choice = <InboxButtons recipe={recipe} isSecond={proposal.changeOf !== null} />
    return <ProposedNote {...{ recipe, proposal, choice }} />
  }
  return (
    <Note
      title={recipe.fromUser ? t('inbox.from', { name: recipe.fromUser.name }) : t('inbox.inInbox')}
      action={
        <Row gap={2}>
          <InboxButtons recipe={recipe} />
        </Row>
      }
    >
      {t('inbox.hint')}
    </Note>
  )
}

interface ButtonsProps extends Props {
  /** Another button matters more. */
  readonly isSecond?: boolean
}

function InboxButtons({ recipe, isSecond = false }: ButtonsProps) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const { accept, discard } = useInboxChoice()
  return (
    <>
      <Button variant={isSecond ? 'secondary' : 'primary'} icon={<IconBookmarkPlus />} onClick={() => accept(recipe)}>
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
    </>
  )
}
