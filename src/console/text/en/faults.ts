import type { faultsPtBR } from '../ptBR/faults';

export const faultsEn: typeof faultsPtBR = {
  'login.required': 'Fill in all fields!',
  'registration.required': 'Fill in all required fields!',
  'registration.phoneDigits': 'The phone must have 11 digits: (DDD) 9XXXX-XXXX',
  'registration.passwordLength': 'The password must have at least 6 characters!',
  'registration.passwordMismatch': 'The passwords do not match!',
  'profile.required': 'Fill in all required fields!',
  'profile.phoneDigits': 'The phone must have 11 digits: (DDD) 9XXXX-XXXX',
  'profile.passwordPair': 'Fill in the current and the new password!',
  'profile.passwordLength': 'The password must have at least 6 characters!',
  'photo.notImage': 'Please choose a valid image',
  'photo.tooLarge': 'The image may have 5MB at most',
  'adminUser.nameRequired': 'Fill in all required fields!',
  'purchase.noConversation': '❌ No conversation selected',
  'purchase.noAccount': '❌ You have to link an account before registering the purchase',
  'purchase.fields': '❌ Fill in the order number, delivery code and store phone',
  'purchase.numberAndCode': '❌ Fill in the order number and delivery code',
  'purchase.noPhone': '❌ Error: phone number not found',
  'refund.noPaymentId': 'Payment id not found',
  'refund.notApproved': 'Only approved payments can be refunded',
};
