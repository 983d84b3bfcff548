import type { Messages } from './messageTypes';

export const fr_FR: Messages = {
  appName: 'Académie',
  smsText: (code) =>
    `[Plateforme de formation] Votre code de vérification est ${code}. Il est valable 5 minutes. Ne le communiquez à personne.`,
  emailText: (code) =>
    `Bonjour, votre code de vérification pour la plateforme de formation est ${code}. Il est valable 5 minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail.`,
  challengeWarning: 'Trop de codes ont été demandés pour ce compte. Réessayez plus tard.',
  sliderRequired: 'Effectuez d’abord la vérification de sécurité.',
  sliderWrong: 'La pièce n’est pas au bon endroit. Réessayez.',
  sliderStale: 'La vérification a expiré. Recommencez-la.',
  sendRefused:
    'Impossible d’envoyer un code à ce compte pour le moment. Utilisez un autre compte ou contactez votre administrateur.',
  sendTooSoon: (seconds) =>
    `Un code a déjà été envoyé. Réessayez dans ${seconds} ${seconds === 1 ? 'seconde' : 'secondes'}.`,
  emailInvalid: 'Cette adresse ne peut pas recevoir d’e-mail. Vérifiez-la puis réessayez.',
  phoneInvalid:
    'Numéro de mobile non valide. Saisissez un numéro de mobile de Chine continentale à 11 chiffres.',
  codeWrong: 'Le code de vérification est incorrect ou n’est plus valable.',
  codeLocked: 'Trop de tentatives incorrectes. Demandez un nouveau code.',
  agreementMissing:
    'Veuillez d’abord accepter le contrat de service et la politique de confidentialité.',
  signInFailing: 'Un problème sur ce compte empêche la connexion. Contactez votre administrateur.',
  pendingDeregistration:
    'Ce compte est en attente de suppression. Rétablissez-le pour vous connecter.',
  qrExpired: 'Le code QR a expiré. Actualisez-le et scannez-le de nouveau.',
  qrNotConfirmed: 'Confirmez d’abord la connexion dans l’application.',
  nothingToRestore:
    'Ce compte n’est pas en attente de suppression\u202f; il n’y a rien à rétablir.',
  restoreSmsText: (code) =>
    `[Plateforme de formation] Votre code pour rétablir le compte est ${code}. Il est valable 5 minutes. Ne le communiquez à personne.`,
  restoreEmailText: (code) =>
    `Bonjour, votre code pour rétablir votre compte sur la plateforme de formation est ${code}. Il est valable 5 minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail.`,
  clientIpUnknown: 'Votre réseau n’a pas pu être identifié. Réessayez plus tard.',
  imageName: 'Le nom du fichier de l’image ne peut pas dépasser 200 caractères.',
  imageExtension: 'Seules les images JPG, JPEG et PNG peuvent être envoyées.',
  imageSize: 'L’image ne doit pas dépasser 2\u00a0Mo.',
  imageContent: 'Le contenu de l’image ne correspond pas à son format. Choisissez-en une autre.',
  imageDimensions: 'L’image est trop large ou trop haute. Réduisez-la et envoyez-la de nouveau.',
  imageUnknown: 'L’image n’existe pas ou n’est plus disponible. Envoyez-la de nouveau.',
  applicationWaiting:
    'Vous avez déjà envoyé une demande. Veuillez attendre que l’administrateur l’examine.',
  noPermission: 'Autorisation insuffisante',
  realNameInvalid: 'Les nom et prénom ne doivent pas contenir de caractères spéciaux.',
  reasonInvalid: 'Indiquez un motif sans code informatique.',
  notSignedIn: 'Votre session a expiré. Reconnectez-vous.',
  academyClosed: 'Cette académie n’est pas encore ouverte.',
  tooManyCalls: (seconds) =>
    `Trop de requêtes. Réessayez dans ${seconds} ${seconds === 1 ? 'seconde' : 'secondes'}.`,
  serverBroken: 'Une erreur est survenue sur le serveur. Réessayez plus tard.',
  selectorFilter: 'Cette liste ne peut pas être filtrée ainsi.',
  departmentGone: 'Le service n’existe pas ou a été supprimé.',
  academyTypes: {
    corporate: 'Académie d’entreprise',
    branch: 'Académie régionale',
    partner: 'Académie partenaire',
    campus: 'Établissement',
  },
  importExtension: 'Seuls les fichiers XLS et XLSX peuvent être importés.',
  importContent:
    'Le fichier n’est pas un classeur Excel. Enregistrez-le au format XLSX ou XLS et réessayez.',
  importSize: (megabytes) => `Le fichier ne doit pas dépasser ${megabytes}\u00a0Mo.`,
  importMissing: 'Veuillez d’abord envoyer le fichier',
  importKeyReused: 'Cet import a déjà servi pour un autre fichier. Relancez-le.',
  importUnknown: 'L’import n’existe pas ou a été supprimé.',
  importNotReady: 'L’import n’est pas encore prêt. Réessayez plus tard.',
  importNotCancellable: 'L’import est en cours ou terminé et ne peut pas être annulé.',
  importUnreadable: 'Le fichier est illisible. Vérifiez-le et relancez l’import.',
  importEmpty: 'Le fichier ne contient aucune donnée à importer.',
  importTooMany: (most) => `Vous pouvez importer au maximum ${most} entrées à la fois.`,
  importFailed: 'L’import a échoué. Veuillez le relancer.',
  importReasons: {
    notFound: 'Le compte n’existe pas',
    disabled: 'Le compte est désactivé',
    outOfScope: 'Hors de votre périmètre de gestion',
    duplicate: 'Doublon d’une ligne précédente',
  },
  importReason: 'Motif de l’échec',
  importTemplateName: 'modele-d-import',
  importReportName: 'rapport-d-erreurs',
  selectionEmpty: 'Sélectionnez au moins un participant.',
  selectionTooMany:
    'Trop de personnes sélectionnées à la fois. Sélectionnez des services ou utilisez l’import groupé.',
  academiesMissing: 'Sélectionnez au moins une académie.',
  scopeContradicted: 'Les services sélectionnés ne correspondent pas au périmètre de gestion.',
  quotaUsedUp: 'Le quota de prestations complémentaires de l’académie est épuisé.',
};
