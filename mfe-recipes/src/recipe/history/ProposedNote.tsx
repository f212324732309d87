import type { Proposal } from '@potluck/api/proposals'
import type { Recipe } from '@potluck/api/recipes'
import { useFormats } from '@potluck/parts'
import { Button, Note, onDemand, Row } from '@potluck/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

const ProposalDialog = onDemand(() => import('./ProposalDialog.tsx').then((module) => module.ProposalDialog))

interface Props {
  readonly recipe: Recipe
  readonly proposal: Proposal
  /** The buttons of every recipe in the inbox. */
  readonly choice: ReactNode
}

/** The assistant that wrote a recipe of the inbox, and a way to compare a change with its recipe. */
export function ProposedNote({ recipe, proposal: { by, createdAt, changeOf }, choice }: Props) {
  const { t } = useTranslation('recipes')
  const { relativeDate } = useFormats()
  const [isCompared, setCompared] = useState(false)
  const name = by ?? t('proposal.unnamed')
  return (
    <Note
      title={changeOf ? t('proposal.changeBy', { name, title: changeOf.title }) : t('proposal.writtenBy', { name })}
      action={
        <Row gap={2}>
          {changeOf && (
            <Button variant="primary" onClick={() => setCompared(true)}>
              {t('variations.compare')}
            </Button>
          )}
          {choice}
        </Row>
      }
    >
      {t('proposal.check', { date: relativeDate(createdAt) })}
      {isCompared && changeOf && <ProposalDialog {...{ recipe, changeOf }} onClose={() => setCompared(false)} />}
    </Note>
  )
}
