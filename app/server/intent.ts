import type { StandardSchemaV1 } from '@standard-schema/spec'

/** What a browser sends to a server function that changes something: the key is made once per press. */
export interface Intent<Input> {
  key: string
  input: Input
}

const KEY_CHARS_MAX = 100

/** A validator of intents for `createServerFn`: the key becomes the call's Idempotency-Key. */
export function intent<S extends StandardSchemaV1>(schema: S) {
  return ({
    key,
    input,
  }: Intent<StandardSchemaV1.InferInput<S>>): Intent<StandardSchemaV1.InferOutput<S>> & { idempotencyKey: string } => {
    const checked = schema['~standard'].validate(input)
    if (checked instanceof Promise || checked.issues || typeof key !== 'string' || key.length > KEY_CHARS_MAX)
      throw new Error('invalid_input')
    return { key, idempotencyKey: key, input: checked.value }
  }
}
