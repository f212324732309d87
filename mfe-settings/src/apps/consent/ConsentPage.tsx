import {
  type AssistantRequest,
  type AssistantScope,
  allowAssistant,
  assistantScopes,
  getAssistantRequest,
  refuseAssistant,
} from '@potluck/api/assistants'
import { ApiError } from '@potluck/api/errors'
import type { Scope } from '@potluck/api/scopes'
import { InvitationLayout } from '@potluck/parts/InvitationLayout'
import { useInvitation } from '@potluck/parts/useInvitation'
import { useCall } from '@potluck/platform/answers'
import { paths } from '@potluck/platform/paths'
import { Button, Card, Note, onDemand, Row, Stack, Text } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { accountProblem } from '../../identity/account-problem.ts'
import { ScopeField } from '../tokens/ScopeField.tsx'
import { isContained } from '../tokens/scope-choice.ts'
import classes from './ConsentPage.module.css'

const ProofDialog = onDemand(() => import('../../identity/ProofDialog.tsx').then((module) => module.ProofDialog))

/** The page that asks whether an assistant may work in the account. */
export function ConsentPage() {
  const { t } = useTranslation('settings')
  const { request = '' } = useParams()
  const answer = useInvitation(getAssistantRequest, { params: { request } })
  return (
    <InvitationLayout
      title={t('apps.consent.title')}
      answer={answer}
      loading={t('apps.consent.title')}
      failed={t('apps.consent.failed')}
      dead={{ title: t('apps.consent.gone'), next: t('apps.consent.goneNext') }}
      home={{ path: paths.apps(), label: t('apps.title') }}
    >
      {(asked) => <Question key={request} request={request} asked={asked} />}
    </InvitationLayout>
  )
}

/** A fact about the assistant, beside its name. */
function Fact({ name, value, about }: { readonly name: string; readonly value: string; readonly about: string }) {
  return (
    <div>
      <dt>
        <Text as="span" size="small" tone="soft">
          {name}
        </Text>
      </dt>
      <dd className={classes.value}>
        <Text as="div" strong>
          <bdi>{value}</bdi>
        </Text>
        <Text as="div" size="small" tone="soft">
          {about}
        </Text>
      </dd>
    </div>
  )
}

const problemOf = (error: unknown) => {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 404) return 'apps.consent.gone'
  return status === 409 ? 'apps.consent.tooMany' : `account.problems.${accountProblem(error)}`
}

interface Props {
  readonly request: string
  readonly asked: AssistantRequest
}

/** The facts, the choice of what is allowed, and the two answers. */
function Question({ request, asked }: Props) {
  const { t } = useTranslation('settings')
  const offered = assistantScopes.filter((scope) => asked.scopes.includes(scope))
  const [chosen, setChosen] = useState<readonly Scope[]>(offered.filter((scope) => !isContained(offered, scope)))
  const [hasTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const allow = useCall(allowAssistant)
  const refuse = useCall(refuseAssistant, { toast: true })
  const params = { request }
  const given: AssistantScope[] = offered.filter((scope) => chosen.includes(scope) || isContained(chosen, scope))

  function leave({ address }: { readonly address: string }) {
    setLeaving(true)
    location.assign(address)
  }

  return (
    <Card padding="large">
      <Stack gap={5}>
        <dl className={classes.facts}>
          <Fact name={t('apps.consent.name')} value={asked.name} about={t('apps.consent.nameAbout')} />
          <Fact name={t('apps.consent.address')} value={asked.address} about={t('apps.consent.addressAbout')} />
        </dl>
        <ScopeField
          name="scopes"
          offered={offered}
          value={chosen}
          error={hasTried && given.length === 0 ? t('apps.tokens.problems.noScope') : undefined}
          onChange={setChosen}
        />
        <Row>
          <Button
            variant="primary"
            busy={isLeaving}
            onClick={() => {
              setTried(true)
              if (given.length > 0) setAsking(true)
            }}
          >
            {t('apps.consent.allow')}
          </Button>
          <Button busy={refuse.isPending} onClick={() => refuse.mutate({ params }, { onSuccess: leave })}>
            {t('apps.consent.refuse')}
          </Button>
        </Row>
        <div role="status">
          {isLeaving ? (
            <Note>{t('apps.consent.leaving')}</Note>
          ) : (
            <Text size="small" tone="soft">
              {t('apps.consent.end')}
            </Text>
          )}
        </div>
      </Stack>
      {isAsking && (
        <ProofDialog
          title={t('apps.consent.proof')}
          submitLabel={t('apps.consent.allow')}
          act={async (proof) => leave(await allow.mutateAsync({ params, body: { scopes: given, ...proof } }))}
          problemOf={problemOf}
          onClose={() => setAsking(false)}
        >
          <Text>
            <bdi className={classes.value}>{asked.address}</bdi>
          </Text>
        </ProofDialog>
      )}
    </Card>
  )
}
