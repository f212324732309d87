import { aroundQuestion, type TextLine } from '@potluck/photo-text/page-text'
import { Button, Note, Stack, Text } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AmountQuestion } from './AmountQuestion.tsx'
import classes from './AmountQuestions.module.css'

interface Props {
  readonly lines: readonly TextLine[]
  /** @param answers for each line, in the order of its questions */
  readonly onAnswer: (answers: readonly (readonly string[])[]) => void
}

/** Asks for the amounts that cannot be read for certain, each beside its line of the photo. */
export function AmountQuestions({ lines, onAnswer }: Props) {
  const { t } = useTranslation('recipes')
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map())
  const [isIncomplete, setIncomplete] = useState(false)
  const asked = lines.flatMap((line, lineAt) =>
    line.questions.map((question, at) => ({ key: `${lineAt}-${at}`, question, around: aroundQuestion(line, at) })),
  )

  function goOn() {
    const first = asked.find(({ key }) => !answers.has(key))
    if (!first) {
      onAnswer(lines.map((line, lineAt) => line.questions.map((_, at) => answers.get(`${lineAt}-${at}`) ?? '')))
      return
    }
    setIncomplete(true)
    document.getElementById(`amount-${first.key}`)?.querySelector('input')?.focus()
  }

  return (
    <Stack gap={5}>
      <Text>{t('clip.photo.ask', { count: asked.length })}</Text>
      <ol className={classes.questions}>
        {asked.map(({ key, question, around }) => (
          <AmountQuestion
            key={key}
            id={`amount-${key}`}
            question={question}
            around={around}
            answer={answers.get(key)}
            isMissing={isIncomplete && !answers.has(key)}
            onAnswer={(answer) => setAnswers((before) => new Map(before).set(key, answer))}
          />
        ))}
      </ol>
      {isIncomplete && answers.size < asked.length && <Note tone="danger">{t('clip.photo.askAll')}</Note>}
      <Button variant="primary" wide onClick={goOn}>
        {t('clip.photo.goOn')}
      </Button>
    </Stack>
  )
}
