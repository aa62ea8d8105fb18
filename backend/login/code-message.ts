import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { textsOf } from '#brands/brand.ts'
import type { Language } from '#contract/languages.ts'

interface Words {
  subject: (brand: string, code: string) => string
  text: (brand: string, code: string) => string
}

const ENGLISH: Words = {
  subject: (brand, code) => `${code} is your ${brand} code`,
  text: (brand, code) =>
    `Your ${brand} verification code is ${code}. It is good for 10 minutes. We never ask for it: do not pass it on. If you did not ask for a code, ignore this message.`,
}

const WORDS: Partial<Record<string, Words>> = {
  en_US: ENGLISH,
  zh_CN: {
    subject: (brand, code) => `【${brand}】验证码 ${code}`,
    text: (brand, code) =>
      `【${brand}】您的验证码是 ${code}，10 分钟内有效。我们不会向您索要验证码，请勿告诉他人。如非本人操作，请忽略本消息。`,
  },
  zh_tw: {
    subject: (brand, code) => `【${brand}】驗證碼 ${code}`,
    text: (brand, code) =>
      `【${brand}】您的驗證碼是 ${code}，10 分鐘內有效。我們不會向您索取驗證碼，請勿告訴他人。如非本人操作，請忽略本訊息。`,
  },
  jp: {
    subject: (brand, code) => `【${brand}】認証コード ${code}`,
    text: (brand, code) =>
      `【${brand}】認証コードは ${code} です。有効期限は10分です。当社からコードをお尋ねすることはありません。他の人に教えないでください。お心当たりがない場合は、このメッセージを破棄してください。`,
  },
  ar: {
    subject: (brand, code) => `${code} رمز التحقق من ${brand}`,
    text: (brand, code) =>
      `رمز التحقق الخاص بك في ${brand} هو ${code}، وهو صالح لمدة 10 دقائق. نحن لا نطلب منك هذا الرمز أبدًا، فلا تشاركه مع أحد. إذا لم تطلب رمزًا فتجاهل هذه الرسالة.`,
  },
}

/** The mail or SMS with a code, in the caller's language and signed with the brand's name as its record says it. */
export async function codeMessage(context: Context, code: string): Promise<{ subject: string; text: string }> {
  const brand = await readBrand(context)
  const name = brand ? textsOf(brand, context.lan as Language).name : 'Grandstand'
  const words = WORDS[context.lan] ?? ENGLISH
  return { subject: words.subject(name, code), text: words.text(name, code) }
}
