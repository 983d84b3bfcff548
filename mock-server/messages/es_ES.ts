import type { Messages } from './messages';

export const es_ES: Messages = {
  appName: 'App de la Academia',
  smsText: (code) => `[Plataforma de aprendizaje] Tu código de verificación es ${code}. Es válido durante 5 minutos. No lo compartas con nadie.`,
  emailText: (code) => `Hola: tu código de verificación para la plataforma de aprendizaje es ${code}. Es válido durante 5 minutos. Si no lo has solicitado, ignora este correo.`,
  challengeWarning: 'Se han solicitado demasiados códigos para esta cuenta. Inténtalo más tarde.',
  sliderRequired: 'Completa primero la verificación del deslizador.',
  sliderWrong: 'La pieza no está en su sitio. Inténtalo de nuevo.',
  sliderStale: 'La verificación ha caducado. Vuelve a realizarla.',
  sendRefused: 'Ahora no podemos enviar un código a esta cuenta. Usa otra o contacta con tu administrador.',
  sendTooSoon: (seconds) => `Ya se ha enviado un código. Vuelve a intentarlo dentro de ${seconds} s.`,
  emailInvalid: 'Esta dirección no puede recibir correo. Revísala e inténtalo de nuevo.',
  codeWrong: 'El código de verificación es incorrecto o ya no es válido.',
  codeLocked: 'Demasiados intentos fallidos. Solicita un código nuevo.',
  agreementMissing: 'Acepta primero el acuerdo de servicio y la política de privacidad.',
  signInFailing: 'Hay un problema con esta cuenta y no puedes iniciar sesión. Contacta con tu administrador.',
  pendingDeregistration: 'Esta cuenta está en proceso de baja. Recupérala para iniciar sesión.',
  notSignedIn: 'La sesión ha caducado. Inicia sesión de nuevo.',
  academyClosed: 'Esta academia aún no está abierta.',
  serverBroken: 'Se ha producido un error en el servidor. Inténtalo más tarde.',
  notFound: 'El servicio solicitado no existe.',
  contractBroken: 'La solicitud no es válida.',
};
