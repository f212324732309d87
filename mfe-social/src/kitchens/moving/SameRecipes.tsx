import { type JobResult, listJobResults } from '@potluck/api/jobs'
import { moveNote } from '@potluck/api/kitchen-moves'
import { useFormats } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { href, paths } from '@potluck/platform/paths'
import { Heading, Stack } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RowList } from '../../people/RowList.tsx'

/** The names and the title of what is kept one time; null for what was passed over otherwise. */
function sameOf({ notes }: JobResult) {
  const note = moveNote.safeParse(notes[0]).data
  return note?.code === 'kept-once' ? note : null
}

/** The recipes that the kitchen had already, with their members. */
export function SameRecipes({ jobId }: { readonly jobId: string }) {
  const { t } = useTranslation('social')
  const { list } = useFormats()
  const headingId = useId()
  const query = { outcomes: 'skipped', count: 500 }
  const results = useAnswer(listJobResults, { params: { id: jobId }, query }).data ?? []
  const kept = results.flatMap((result) => {
    const note = sameOf(result)
    return note && result.refers ? [{ note, id: result.refers.id, position: result.position }] : []
  })
  if (kept.length === 0) return null
  return (
    <Stack gap={3}>
      <Heading id={headingId}>{t('moveIn.keptOnce')}</Heading>
      <RowList labelledBy={headingId}>
        {kept.map(({ note, id, position }) => (
          <li key={position}>
            <ListRow
              href={href(paths.recipe(id))}
              title={<bdi>{note.title}</bdi>}
              subtitle={t('moveIn.whose', { names: list(note.names) })}
            />
          </li>
        ))}
      </RowList>
    </Stack>
  )
}
