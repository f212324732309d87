import { listJobs } from '@potluck/api/jobs'
import { moveInKind, moveUndoDays } from '@potluck/api/kitchen-moves'
import { useFormats } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { href, paths } from '@potluck/platform/paths'
import { ListRow } from '@potluck/ui/content'
import { IconHistory } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { RowIcon } from '../../people/RowIcon.tsx'
import { Section } from '../home/Section.tsx'

const dayLength = 86_400_000

/** The moves of the member into a household that can still be undone, each with the way to its page. */
export function EarlierMoves({ kitchenId }: { readonly kitchenId: string }) {
  const { t } = useTranslation('social')
  const { relativeMoment } = useFormats()
  const oldest = Date.now() - moveUndoDays * dayLength
  const moves = (useAnswer(listJobs, {}).data ?? []).filter(
    (job) =>
      job.kind === moveInKind && job.kitchenId === kitchenId && job.done > 0 && Date.parse(job.createdAt) > oldest,
  )
  if (moves.length === 0) return null
  return (
    <Section title={t('moveIn.earlier')}>
      {moves.map(({ id, done, createdAt }) => (
        <li key={id}>
          <ListRow
            href={href(paths.moveIn(kitchenId, { job: id }))}
            leading={
              <RowIcon>
                <IconHistory aria-hidden="true" />
              </RowIcon>
            }
            title={t('profile.recipeCount', { count: done })}
            subtitle={relativeMoment(createdAt)}
          />
        </li>
      ))}
    </Section>
  )
}
