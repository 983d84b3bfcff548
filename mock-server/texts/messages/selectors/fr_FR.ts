import type { SelectorTexts } from './selectorTexts';

export const fr_FR: SelectorTexts = {
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
  importKeyReused: 'Cet import a déjà servi pour un autre fichier. Veuillez le relancer.',
  importUnknown: 'L’import n’existe pas ou a été supprimé.',
  importNotReady: 'L’import n’est pas encore prêt. Veuillez réessayer plus tard.',
  importNotCancellable: 'L’import est en cours ou terminé et ne peut pas être annulé.',
  importUnreadable: 'Le fichier est illisible. Veuillez le vérifier et relancer l’import.',
  importEmpty: 'Le fichier ne contient aucune donnée à importer.',
  importTooMany: (most) => `Vous pouvez importer au maximum ${most} entrées à la fois.`,
  importFailed: 'L’import a échoué. Veuillez le relancer.',
  importReasons: {
    notFound: 'Le compte n’existe pas',
    disabled: 'Le compte est désactivé',
    outOfScope: 'Hors de votre périmètre de gestion',
    duplicate: 'Répète une ligne précédente',
  },
  importReason: 'Motif de l’échec',
  importTemplateName: 'modele-d-import',
  importReportName: 'rapport-d-erreurs',
  selectionEmpty: 'Veuillez sélectionner au moins un participant.',
  selectionTooMany:
    'Trop de personnes sélectionnées à la fois. Sélectionnez des services ou utilisez l’import groupé.',
  academiesMissing: 'Veuillez sélectionner au moins une académie.',
  scopeContradicted: 'Les services sélectionnés ne correspondent pas au périmètre de gestion.',
  quotaUsedUp: 'Le quota de prestations complémentaires de l’académie est épuisé.',
};
