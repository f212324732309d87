/** An automation of Home Assistant that tells what a webhook says was put on a list. @param id of its webhook, which is a secret */
export const automationOf = (id: string): string => `alias: Potluck
triggers:
  - trigger: webhook
    webhook_id: ${id}
    allowed_methods: [POST]
    local_only: true
conditions:
  - condition: template
    value_template: "{{ trigger.json.type == 'item.added' }}"
actions:
  - action: notify.notify
    data:
      title: "{{ trigger.json.data['list'].title }}"
      message: "{{ trigger.json.data['items'] | map(attribute='title') | join(', ') }}"
`

/** Where Home Assistant listens for it. The name of the host is to be replaced. */
export const addressOf = (id: string): string => `http://192.168.1.20:8123/api/webhook/${id}`

/** A name that nobody guesses. */
export const newId = (): string =>
  `potluck-${[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
