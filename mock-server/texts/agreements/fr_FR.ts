import type { AgreementTexts } from './agreementText';

export const fr_FR: AgreementTexts = {
  updated: 'Dernière mise à jour\u202f:',
  service: {
    title: 'Contrat de service',
    intro:
      'Ce contrat précise comment vous pouvez utiliser la plateforme de formation et les cours proposés par {academy}. Lisez-le avant de vous inscrire. En cochant la case de la page de connexion, vous l’acceptez.',
    sections: [
      {
        heading: '1. Le service',
        paragraphs: [
          'La plateforme vous permet de suivre des cours, de passer des examens, d’obtenir des certificats et de consulter votre parcours. Les fonctions disponibles dépendent de votre académie.',
        ],
        items: [
          'Cours en ligne et cours en direct',
          'Examens, devoirs et certificats',
          'Parcours et bilans de formation',
        ],
      },
      {
        heading: '2. Votre compte',
        paragraphs: [
          'Vous vous inscrivez avec un numéro de mobile ou une adresse e-mail qui vous appartient et vous vous connectez avec un code de vérification. Chaque personne possède un seul compte.',
          'Ne communiquez pas vos codes de vérification. Si vous pensez que quelqu’un d’autre utilise votre compte, prévenez aussitôt votre administrateur.',
        ],
      },
      {
        heading: '3. Règles d’utilisation',
        paragraphs: ['En utilisant la plateforme, vous vous engagez à ne pas\u202f:'],
        items: [
          'copier, enregistrer ou diffuser les supports de cours sans autorisation',
          'passer un examen à la place d’une autre personne ni laisser quelqu’un passer le vôtre',
          'mettre en ligne des contenus illicites ou nuisibles',
          'perturber ou sonder le fonctionnement de la plateforme',
        ],
      },
      {
        heading: '4. Contenus et droits',
        paragraphs: [
          'Les cours appartiennent à leurs auteurs ou à l’académie. Vous recevez un droit personnel d’utilisation pour apprendre, qui prend fin lorsque vous quittez l’académie. Ce que vous écrivez reste à vous.',
        ],
      },
      {
        heading: '5. Suppression du compte',
        paragraphs: [
          'Vous pouvez demander à tout moment la suppression de votre compte. Il est supprimé automatiquement au bout de 15 jours calendaires. Jusque-là, vous pouvez le rétablir avec un code de vérification.',
        ],
      },
      {
        heading: '6. Modification du contrat',
        paragraphs: [
          'En cas de modification importante, nous vous demanderons d’accepter à nouveau le contrat lors de votre prochaine connexion. Pour toute question, adressez-vous à l’administrateur de votre académie.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Politique de confidentialité',
    intro:
      'Cette politique explique quelles données personnelles la plateforme de formation traite pour {academy}, pour quelles raisons, et quels choix s’offrent à vous.',
    sections: [
      {
        heading: '1. Les données que nous recueillons',
        paragraphs: ['Nous ne recueillons que ce qui est nécessaire au service\u202f:'],
        items: [
          'votre numéro de mobile ou votre adresse e-mail, pour la connexion',
          'votre nom, votre pseudonyme et votre photo, si vous les indiquez',
          'votre parcours\u202f: progression, résultats et certificats',
          'des données techniques\u202f: langue, navigateur et heure d’accès',
        ],
      },
      {
        heading: '2. L’utilisation des données',
        paragraphs: [
          'Les données servent à envoyer les codes de vérification, à proposer les cours, à délivrer les certificats et à protéger la plateforme. Elles ne servent pas à la publicité.',
        ],
      },
      {
        heading: '3. Qui voit les données',
        paragraphs: [
          'Les administrateurs et les formateurs de votre académie voient votre parcours. Nos prestataires ne reçoivent que les données nécessaires, par exemple pour envoyer un SMS.',
        ],
      },
      {
        heading: '4. Conservation et sécurité',
        paragraphs: [
          'Les données sont transmises sous forme chiffrée et conservées tant que votre compte existe. Après sa suppression, elles sont effacées ou rendues anonymes sous 15 jours calendaires, sauf obligation légale.',
        ],
      },
      {
        heading: '5. Vos droits',
        paragraphs: ['Vous pouvez à tout moment\u202f:'],
        items: [
          'consulter et corriger vos données',
          'en recevoir une copie',
          'retirer votre consentement',
          'demander la suppression de votre compte',
        ],
      },
      {
        heading: '6. Contact',
        paragraphs: [
          'Adressez vos questions sur cette politique à l’administrateur de votre académie. Nous répondons sous 15 jours ouvrés.',
        ],
      },
    ],
  },
};
