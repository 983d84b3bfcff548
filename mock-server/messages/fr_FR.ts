import type { Messages } from './messages';

export const fr_FR: Messages = {
  appName: 'Application de l’académie',
  smsText: (code) => `[Plateforme de formation] Votre code de vérification est ${code}. Il est valable 5 minutes. Ne le communiquez à personne.`,
  emailText: (code) => `Bonjour, votre code de vérification pour la plateforme de formation est ${code}. Il est valable 5 minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail.`,
  challengeWarning: 'Trop de codes ont été demandés pour ce compte. Veuillez réessayer plus tard.',
  sliderRequired: 'Veuillez d’abord effectuer la vérification par curseur.',
  sliderWrong: 'La pièce n’est pas au bon endroit. Veuillez réessayer.',
  sliderStale: 'La vérification a expiré. Veuillez la recommencer.',
  sendRefused: 'Impossible d’envoyer un code à ce compte pour le moment. Utilisez-en un autre ou contactez votre administrateur.',
  sendTooSoon: (seconds) => `Un code a déjà été envoyé. Réessayez dans ${seconds} s.`,
  emailInvalid: 'Cette adresse ne peut pas recevoir d’e-mail. Vérifiez-la puis réessayez.',
  codeWrong: 'Le code de vérification est incorrect ou n’est plus valable.',
  codeLocked: 'Trop de tentatives incorrectes. Veuillez demander un nouveau code.',
  agreementMissing: 'Veuillez d’abord accepter le contrat de service et la politique de confidentialité.',
  signInFailing: 'Un problème sur ce compte empêche la connexion. Contactez votre administrateur.',
  pendingDeregistration: 'Ce compte est en cours de suppression. Restaurez-le pour vous connecter.',
  notSignedIn: 'Votre session a expiré. Veuillez vous reconnecter.',
  academyClosed: 'Cette académie n’est pas encore ouverte.',
  serverBroken: 'Une erreur est survenue sur le serveur. Veuillez réessayer plus tard.',
  notFound: 'Le service demandé n’existe pas.',
  contractBroken: 'La requête n’est pas valide.',
};
