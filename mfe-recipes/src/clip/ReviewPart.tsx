import type { FieldOrigin } from '@potluck/api/clip'
import { headerTitle } from '@potluck/cooking/header-line'
import { Badge, Heading, IconButton, Row, Stack, Text } from '@potluck/ui'
import { Menu } from '@potluck/ui/content'
import { IconDotsVertical, IconFile, IconList, IconListCheck, IconX } from '@potluck/ui/icons'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { DoubtfulText } from './photos/DoubtfulText.tsx'
import classes from './ReviewPart.module.css'
import { type Part, parts, type ReviewChange, type ReviewLine } from './review.ts'

interface Props {
  readonly part: Part
  readonly lines: readonly ReviewLine[]
  readonly origin: FieldOrigin | undefined
  /** @returns the words of a line that may be misread, or that a model did not take from the text */
  readonly doubtfulIn: (line: string) => readonly string[]
  readonly onChange: (change: ReviewChange) => void
}

const icons: Readonly<Record<Part, ReactElement>> = {
  ingredients: <IconList />,
  instructions: <IconListCheck />,
  notes: <IconFile />,
}

/** One part of the recipe, line by line, with its confidence. The menu of a line moves or removes it. */
export function ReviewPart({ part, lines, origin, doubtfulIn, onChange }: Props) {
  const { t } = useTranslation('recipes')
  return (
    <Stack gap={2}>
      <Row>
        <Heading level={2} size="small">
          {t(`field.${part}`)}
        </Heading>
        {origin && lines.length > 0 && <HowSure origin={origin} />}
      </Row>
      {lines.length === 0 ? (
        <Text tone="soft">{t(`clip.none.${part}`)}</Text>
      ) : (
        <ul className={classes.lines} aria-label={t(`field.${part}`)}>
          {lines.map(({ key, text }) => (
            <li key={key} className={classes.line}>
              <span dir="auto" className={classes.text}>
                {headerTitle(text) === null ? (
                  <DoubtfulText text={text} doubtful={doubtfulIn(text)} />
                ) : (
                  <b>{headerTitle(text)}</b>
                )}
              </span>
              <Menu
                trigger={<IconButton icon={<IconDotsVertical />} label={t('clip.line', { line: text })} />}
                entries={[
                  ...parts
                    .filter((other) => other !== part)
                    .map((other) => ({
                      key: other,
                      label: t(`clip.moveTo.${other}`),
                      icon: icons[other],
                      onSelect: () => onChange({ do: 'move', key, to: other }),
                    })),
                  {
                    key: 'out',
                    label: t('clip.leaveOut'),
                    icon: <IconX />,
                    onSelect: () => onChange({ do: 'leave out', key }),
                  },
                ]}
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

/** Asks for a look where a part was not read for certain; nothing where it was. */
function HowSure({ origin: { source, certainty } }: { readonly origin: FieldOrigin }) {
  const { t } = useTranslation('recipes')
  if (certainty === 'sure') return null
  const level = certainty === 'guess' ? 'guess' : 'likely'
  return (
    <Badge tone={level === 'guess' ? 'saffron' : 'neutral'}>
      {t([`clip.source.${source}`, 'clip.source.page'])} · {t(`clip.certainty.${level}`)}
    </Badge>
  )
}
