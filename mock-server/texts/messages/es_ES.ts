import type { Messages } from './messageTypes';

export const es_ES: Messages = {
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
  applicationWaiting: 'Ya ha enviado una solicitud. Espere a que la administración la revise.',
  noPermission: 'Sin permiso',
  realNameInvalid: 'El nombre y los apellidos no pueden contener caracteres especiales.',
  reasonInvalid: 'Introduzca un motivo sin código de programación.',
  notSignedIn: 'La sesión ha caducado. Inicie sesión de nuevo.',
  academyClosed: 'Esta academia aún no está abierta.',
  tooManyCalls: (seconds) =>
    `Demasiadas solicitudes. Inténtelo de nuevo dentro de ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  serverBroken: 'Se ha producido un error en el servidor. Inténtelo de nuevo más tarde.',
  selectorFilter: 'Esta lista no se puede filtrar de ese modo.',
  departmentGone: 'El departamento no existe o se ha eliminado.',
  academyTypes: {
    corporate: 'Academia corporativa',
    branch: 'Academia filial',
    partner: 'Academia asociada',
    campus: 'Centro de formación',
  },
  importExtension: 'Solo se pueden importar archivos XLS y XLSX.',
  importContent:
    'El archivo no es un libro de Excel. Guárdelo como XLSX o XLS e inténtelo de nuevo.',
  importSize: (megabytes) => `El archivo no puede superar los ${megabytes}\u00a0MB.`,
  importMissing: 'Suba primero el archivo',
  importKeyReused: 'Esta importación ya se ha usado con otro archivo. Vuelva a importar.',
  importUnknown: 'La importación no existe o se ha eliminado.',
  importNotReady: 'La importación aún no está lista. Inténtelo de nuevo más tarde.',
  importNotCancellable: 'La importación está en curso o ha terminado y no se puede cancelar.',
  importUnreadable: 'No se puede leer el archivo. Compruébelo y vuelva a importarlo.',
  importEmpty: 'El archivo no contiene datos para importar.',
  importTooMany: (most) => `Se pueden importar como máximo ${most} registros a la vez.`,
  importFailed: 'La importación ha fallado. Vuelva a importar.',
  importReasons: {
    notFound: 'La cuenta no existe',
    disabled: 'La cuenta está desactivada',
    outOfScope: 'Fuera de su ámbito de gestión',
    duplicate: 'Repite una fila anterior',
  },
  importReason: 'Motivo del error',
  importTemplateName: 'plantilla-de-importacion',
  importReportName: 'informe-de-errores',
  selectionEmpty: 'Elija al menos a un participante.',
  selectionTooMany:
    'Ha seleccionado a demasiadas personas a la vez. Seleccione departamentos o use la importación masiva.',
  academiesMissing: 'Elija al menos una academia.',
  scopeContradicted: 'Los departamentos seleccionados no coinciden con el ámbito de gestión.',
  quotaUsedUp: 'La cuota de servicios de valor añadido de la academia se ha agotado.',
};
