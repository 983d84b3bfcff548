import type { Messages } from './messageTypes';
import { es_ES as selectors } from './selectors/es_ES';

export const es_ES: Messages = {
  ...selectors,
  appName: 'Academia',
  smsText: (code) =>
    `[Plataforma de formación] Su código de verificación es ${code}. Es válido durante 5 minutos. No lo comparta con nadie.`,
  emailText: (code) =>
    `Hola, su código de verificación para la plataforma de formación es ${code}. Es válido durante 5 minutos. Si no lo ha solicitado, ignore este correo.`,
  challengeWarning:
    'Se han solicitado demasiados códigos para esta cuenta. Inténtelo de nuevo más tarde.',
  sliderRequired: 'Complete primero la verificación de seguridad.',
  sliderWrong: 'La pieza no está en su sitio. Inténtelo de nuevo.',
  sliderStale: 'La verificación ha caducado. Vuelva a realizarla.',
  sendRefused:
    'Ahora no es posible enviar un código a esta cuenta. Use otra o contacte con la administración.',
  sendTooSoon: (seconds) =>
    `Ya se ha enviado un código. Inténtelo de nuevo dentro de ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  emailInvalid: 'Esta dirección no puede recibir correo. Revísela e inténtelo de nuevo.',
  phoneInvalid:
    'Número de móvil no válido. Introduzca un número de móvil de China continental de 11 dígitos.',
  codeWrong: 'El código de verificación es incorrecto o ya no es válido.',
  codeLocked: 'Demasiados intentos fallidos. Obtenga otro código.',
  agreementMissing: 'Acepte primero el acuerdo de servicio y la política de privacidad.',
  signInFailing:
    'Hay un problema con esta cuenta y no se puede iniciar sesión. Contacte con la administración.',
  pendingDeregistration: 'Esta cuenta está en proceso de baja. Recupérela para iniciar sesión.',
  qrExpired: 'El código QR ha caducado. Actualícelo y escanéelo de nuevo.',
  qrNotConfirmed: 'Confirme primero el inicio de sesión en la aplicación.',
  nothingToRestore: 'Esta cuenta no está en proceso de baja, así que no hay nada que recuperar.',
  restoreSmsText: (code) =>
    `[Plataforma de formación] Su código para recuperar la cuenta es ${code}. Es válido durante 5 minutos. No lo comparta con nadie.`,
  restoreEmailText: (code) =>
    `Hola, su código para recuperar su cuenta de la plataforma de formación es ${code}. Es válido durante 5 minutos. Si no lo ha solicitado, ignore este correo.`,
  clientIpUnknown: 'No se ha podido identificar su red. Inténtelo de nuevo más tarde.',
  imageName: 'El nombre del archivo de imagen puede tener como máximo 200 caracteres.',
  imageExtension: 'Solo se pueden subir imágenes JPG, JPEG y PNG.',
  imageSize: 'La imagen no puede superar los 2\u00a0MB.',
  imageContent: 'El contenido de la imagen no corresponde a su formato. Elija otra.',
  imageDimensions: 'La imagen es demasiado ancha o demasiado alta. Redúzcala y vuelva a subirla.',
  imageUnknown: 'La imagen no existe o ya no está disponible. Vuelva a subirla.',
  applicationWaiting: 'Ya ha enviado una solicitud. Espere a que la administración la tramite.',
  noPermission: 'Sin permiso',
  realNameInvalid: 'El nombre no puede contener caracteres especiales.',
  reasonInvalid: 'Introduzca un motivo sin código de programación.',
  notSignedIn: 'La sesión ha caducado. Inicie sesión de nuevo.',
  academyClosed: 'Esta academia aún no está abierta.',
  tooManyCalls: (seconds) =>
    `Demasiadas solicitudes. Inténtelo de nuevo dentro de ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  serverBroken: 'Se ha producido un error en el servidor. Inténtelo de nuevo más tarde.',
};
