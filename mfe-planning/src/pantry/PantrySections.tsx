import type { PantryThing } from '@potluck/api/pantry'
import { dayHere } from '@potluck/cooking/at-home'
import { Button, Heading, Text } from '@potluck/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NameList } from '../new-name/NameList.tsx'
import { PantryRow } from './PantryRow.tsx'
import { type PantrySection, sectionsOf } from './sections.ts'
import type { AtHomeActions } from './useAtHome.ts'

interface Props {
  readonly things: readonly PantryThing[]
  readonly actions: AtHomeActions
  readonly onEdit: (thing: PantryThing) => void
}

/** The things at home by section: those to be used soon first, those that were most likely eaten last. */
export const PantrySections = ({ things, ...rest }: Props) =>
  sectionsOf(things, dayHere()).map((section) => <Section key={section.name} section={section} {...rest} />)

interface SectionProps extends Omit<Props, 'things'> {
  readonly section: PantrySection
}

function Section({ section: { name, things }, actions, onEdit }: SectionProps) {
  const { t } = useTranslation('planning')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id}>
        {t(`atHome.sections.${name}`)}
      </Heading>
      {name === 'gone' && (
        <>
          <Text tone="soft">{t('atHome.goneAbout')}</Text>
          <Button variant="quiet" onClick={() => actions.useUp(things)}>
            {t('atHome.allGone')}
          </Button>
        </>
      )}
      <NameList>
        {things.map((thing) => (
          <li key={thing.key}>
            <PantryRow thing={thing} actions={actions} onEdit={onEdit} />
          </li>
        ))}
      </NameList>
    </section>
  )
}
