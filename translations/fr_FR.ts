import type { Phrases } from './phrases';

/**
 * French, formal address (vous); a narrow no-break space (U+202F) before high punctuation and
 * inside guillemets.
 */
export const fr_FR: Phrases = {
  'common.cancel': 'Annuler',
  'common.close': 'Fermer',
  'common.dismissNotice': 'Masquer la notification',
  'common.notices': 'Notifications',
  'common.ok': 'OK',
  'common.platformName': 'Plateforme de formation',
  'common.refreshPage': 'Actualiser la page',
  'common.retry': 'Réessayer',
  'common.required': 'Obligatoire',
  'common.remove': 'Retirer %{name}',
  'common.back': 'Retour',
  'common.goHome': 'Retour à l’accueil',
  'common.fillRequired': 'Veuillez remplir les champs obligatoires',
  'common.correctFields': 'Corrigez les points suivants',
  'common.noPermission': 'Droits insuffisants',
  'common.documentTitle': '%{title} – %{tenantName}',
  'common.errorTitle': 'Erreur\u202f: %{title}',
  'common.loading': 'Chargement…',
  'common.notCopied': 'Copie impossible. Sélectionnez le texte et copiez-le manuellement.',
  'common.skipToContent': 'Aller au contenu',

  'header.language': 'Langue',
  'header.logIn': 'Se connecter',
  'header.logOut': 'Se déconnecter',
  'header.member': 'Apprenant(e)',

  'home.documentTitle': '%{tenantName}',
  'home.headline': 'Apprenez, pratiquez et progressez avec %{tenantName}',
  'home.lead':
    'Cours, stages et certificats en un seul endroit. Connectez-vous pour reprendre là où vous en étiez.',
  'home.hello': 'Bienvenue, %{name}',
  'home.welcome': 'Bon retour parmi nous, %{name}',
  'home.helloUnnamed': 'Bienvenue',
  'home.welcomeUnnamed': 'Bon retour parmi nous',
  'home.joinText': 'Remplissez une demande. Un administrateur de l’académie l’examinera.',
  'home.application': 'Voir la demande',
  'home.next': 'Et maintenant',
  'home.joinSentAt': 'Envoyée le %{time}',
  'home.step.learn.title': 'Apprendre',
  'home.step.learn.text':
    'Choisissez des cours selon votre fonction et vos centres d’intérêt, et suivez-les où que vous soyez.',
  'home.step.practice.title': 'Pratiquer',
  'home.step.practice.text':
    'Appliquez vos acquis dans des projets réels, avec l’appui d’un formateur.',
  'home.step.certify.title': 'Obtenir le certificat',
  'home.step.certify.text': 'Réussissez l’évaluation et recevez le certificat de votre académie.',

  'assignments.title': 'Attributions',
  'assignments.lead':
    '%{tenantName}\u202f: contenu de formation attribué, du plus récent au plus ancien.',
  'assignments.none': 'Aucun contenu de formation n’a encore été attribué.',
  'assignments.at': 'Date',
  'assignments.loadFailed': 'Impossible de charger les attributions',
  'assign.title': 'Attribuer un contenu de formation',
  'assign.lead':
    'Choisissez pour %{tenantName} ce qui est attribué, qui peut le voir et qui y participe.',
  'assign.content': 'Contenu de formation',
  'assign.content.hint':
    'Nom du cours, du stage ou de l’évaluation, tel que les participants le verront.',
  'assign.content.empty': 'Saisissez le nom du contenu de formation',
  'assign.content.tooLong': 'Le nom du contenu ne peut pas dépasser %{limit} caractères',
  'assign.visibility': 'Visibilité',
  'assign.visibility.all': 'Tous',
  'assign.visibility.academy': 'Cette académie uniquement',
  'assign.visibility.areas': 'Académies choisies',
  'assign.academies.none': 'Aucune académie choisie',
  'assign.academies.empty': 'Choisissez au moins une académie',
  'assign.academies.gone': 'Retirez les académies supprimées',
  'assign.certificate': 'Certificat',
  'assign.certificate.issued': 'Délivré',
  'assign.certificate.notIssued': 'Non délivré',
  'scope.label': 'Périmètre de gestion',
  'scope.below': 'Ce service et ses sous-services',
  'scope.single': 'Ce service uniquement',
  'assign.scope.askTitle': 'Changer de périmètre de gestion\u202f?',
  'assign.scope.askText':
    'Les groupes seront désélectionnés et le nouveau périmètre s’appliquera aux services sélectionnés. Le reste de la sélection est conservé.',
  'assign.scope.cleared': 'Les groupes ont été désélectionnés',
  'assign.participants': 'Participants',
  'assign.participants.none': 'Aucun participant choisi',
  'assign.participants.empty': 'Choisissez au moins un participant',
  'assign.participants.nobody':
    'Cette sélection ne concerne personne. Choisissez d’autres participants.',
  'assign.participants.tooMany':
    'Trop de personnes sélectionnées à la fois. Sélectionnez des services ou utilisez l’import groupé.',
  'assign.heads': '%{smart_count} personne au total |||| %{smart_count} personnes au total',
  'assign.kind.imports': 'Imports',
  'assign.kind.queries': 'Tous les résultats de recherche',
  'assign.kind.locked': 'Imposés',
  'assign.kind.membersOut': 'Membres exclus',
  'assign.kind.departmentsOut': 'Services exclus',
  'assign.gone': 'Supprimée',
  'assign.goneCount': 'Supprimés\u202f: %{count}',
  'assign.removeGone': 'Retirer les éléments supprimés',
  'assign.removed': 'Académie retirée\u202f: %{name}',
  'assign.summary': 'Récapitulatif',
  'assign.submit': 'Attribuer',
  'assign.submitting': 'Attribution en cours…',
  'assign.notSent': 'Le contenu n’a pas été attribué',
  'assign.uncertain': 'Nous n’avons pas pu vérifier si le contenu a été attribué',
  'assign.uncertain.text':
    'Vos choix sont conservés. Avant de recommencer, assurez-vous que le contenu n’a pas déjà été attribué.',
  'assign.kept': 'Vos choix sont conservés.',
  'assign.quota':
    'Le quota de prestations complémentaires de l’académie est épuisé et le contenu n’a pas été attribué. Vos choix sont conservés.',
  'assign.done': 'Le contenu de formation a été attribué',
  'assign.done.text':
    'Attribué à %{smart_count} personne. |||| Attribué à %{smart_count} personnes.',
  'assign.done.next': 'Vous le retrouverez dans la liste des attributions.',
  'assign.another': 'Attribuer un autre contenu',
  'assign.anonymous': 'Connectez-vous pour attribuer un contenu de formation',
  'assign.anonymous.text':
    'Seuls les administrateurs de l’académie peuvent attribuer des contenus. Après la connexion, vous reviendrez sur cette page et vos choix seront conservés.',
  'assign.noPermission.text':
    'Seuls les administrateurs de l’académie peuvent attribuer un contenu. Adressez-vous à eux si vous avez besoin de cette autorisation.',
  'assign.loading': 'Vérification de vos droits…',
  'assign.loadFailed': 'Vos droits n’ont pas pu être vérifiés',

  'order.title': 'Rappel sur les prestations complémentaires',
  'order.text':
    'Le quota de prestations complémentaires de l’académie est épuisé. Commandez-en davantage pour continuer\u202f; rien de ce que vous avez fait ici ne sera perdu.',
  'order.newTab': 'La page de commande s’ouvre dans un nouvel onglet.',
  'order.whoOrders':
    'Pour en commander davantage, adressez-vous à la personne de votre organisation qui gère le contrat de l’académie avec la plateforme.',
  'order.now': 'Commander maintenant',
  'order.ok': 'Compris',

  'notFound.title': 'Page introuvable',
  'notFound.text': 'L’adresse est incorrecte ou la page a été supprimée.',

  'pickers.chooseParticipants': 'Choisir les participants',
  'pickers.chooseAcademies': 'Choisir des académies',
  'pickers.kinds': 'Types de participants',
  'pickers.tab.members': 'Membres',
  'pickers.tab.departments': 'Services',
  'pickers.tab.groups': 'Groupes',
  'pickers.tab.prerequisites': 'Prérequis',
  'pickers.tab.roles': 'Rôles',
  'pickers.tab.visitors': 'Visiteurs',
  'pickers.tab.academies': 'Académies',
  'pickers.one.members': 'Membre',
  'pickers.one.departments': 'Service',
  'pickers.one.groups': 'Groupe',
  'pickers.one.prerequisites': 'Prérequis',
  'pickers.one.roles': 'Rôle',
  'pickers.one.visitors': 'Visiteur',
  'pickers.one.academies': 'Académie',
  'pickers.search': 'Rechercher',
  'pickers.searchIn': 'Rechercher dans',
  'pickers.allFields': 'Tous les champs',
  'pickers.createdByMe': 'Créés par moi uniquement',
  'pickers.batchSearch': 'Recherche groupée',
  'pickers.clear': 'Tout retirer',
  'pickers.undo': 'Annuler l’action',
  'pickers.selected': 'Sélection',
  'pickers.alreadySelected': 'Déjà sélectionné',
  'pickers.nothingSelected': 'Rien n’est encore sélectionné',
  'pickers.selectRow': 'Sélectionner %{name}',
  'pickers.selectPage': 'Sélectionner cette page',
  'pickers.rowKeys':
    'Les flèches permettent de passer d’une ligne à l’autre, les touches Page préc. et Page suiv. d’une page à l’autre.',
  'pickers.selectAll':
    'Sélectionner %{smart_count} résultat |||| Sélectionner les %{smart_count} résultats',
  'pickers.results': 'Résultats\u202f: %{n}',
  'pickers.firstFew': 'Seuls les %{n} premiers sont affichés. Précisez la recherche.',
  'pickers.nothing': 'Aucun élément pour le moment',
  'pickers.nothingFound': 'Aucun résultat',
  'pickers.queryFailed':
    'La recherche a échoué. Saisissez le mot-clé complet ou choisissez un autre mode de filtrage.',
  'pickers.pagination': 'Pagination',
  'pickers.pageSize': 'Éléments par page',
  'pickers.perPage': '%{n} par page',
  'pickers.previousPage': 'Page précédente',
  'pickers.nextPage': 'Page suivante',
  'pickers.page': 'Page %{page}',
  'pickers.range': '%{from}–%{to} sur %{total}',
  'pickers.columns': 'Colonnes',
  'pickers.columnEarlier': 'Déplacer vers la gauche\u202f: %{column}',
  'pickers.columnLater': 'Déplacer vers la droite\u202f: %{column}',
  'pickers.columnMoved': '%{column}\u202f: désormais colonne %{place}',
  'pickers.column.name': 'Nom',
  'pickers.column.person': 'Nom',
  'pickers.column.nickName': 'Pseudo',
  'pickers.column.jobNumber': 'Matricule',
  'pickers.column.account': 'Compte',
  'pickers.column.employeeAccount': 'Compte employé',
  'pickers.column.department': 'Service',
  'pickers.column.headCount': 'Effectif',
  'pickers.column.number': 'Numéro',
  'pickers.column.creator': 'Créé par',
  'pickers.column.type': 'Type',
  'pickers.locked': 'Imposé, non modifiable',
  'pickers.disabled': 'Désactivé',
  'pickers.gone': 'Supprimé',
  'pickers.heads': 'Personnes\u202f: %{n}',
  'pickers.headsChosen': 'Participants\u202f: %{n}',
  'pickers.counting': 'Calcul du nombre de personnes…',
  'pickers.headsUnknown': 'Le nombre de personnes est indisponible pour le moment.',
  'pickers.import': 'Membres importés',
  'pickers.importOf': 'Membres importés\u202f: %{n}',
  'pickers.allOf': '%{list}\u202f: liste complète',
  'pickers.allMatching': '%{list}\u202f: tous les résultats pour «\u202f%{keyword}\u202f»',
  'pickers.except': 'Exclusions\u202f: %{n}',
  'pickers.without': 'Exclusions',
  'pickers.tooMany':
    'Trop de personnes sélectionnées à la fois (%{count}, maximum %{limit}). Sélectionnez des services ou utilisez l’import groupé.',
  'pickers.childrenFailed':
    'Les sous-services n’ont pas pu être chargés. Repliez le service puis dépliez-le à nouveau.',
  'pickers.discardTitle': 'Abandonner les modifications\u202f?',
  'pickers.discardText': 'Vos modifications de cette sélection seront perdues.',
  'pickers.discard': 'Abandonner',
  'pickers.keepChoosing': 'Poursuivre la sélection',
  'pickers.batchLabel': 'Noms, numéros ou adresses e-mail à rechercher',
  'pickers.batchHint':
    'Séparez les termes par des espaces, des virgules ou des points-virgules. Mettez entre guillemets ceux qui contiennent des espaces.',
  'pickers.batchFind': 'Rechercher (%{n})',
  'pickers.batchNames': 'Termes\u202f: %{n}',
  'pickers.batchToChoose': 'Plusieurs résultats\u202f: %{n}',
  'pickers.batchRepeated': 'Doublons\u202f: %{n}',
  'pickers.batchFound': 'Trouvés\u202f: %{n}',
  'pickers.batchAlready': 'Déjà sélectionnés\u202f: %{n}',
  'pickers.batchAmbiguous':
    '«\u202f%{token}\u202f»\u202f: plusieurs résultats (%{n}). Faites votre choix\u202f:',
  'pickers.batchDisabled': 'Désactivés\u202f: %{n}',
  'pickers.batchOutOfScope': 'Hors de votre périmètre\u202f: %{n}',
  'pickers.batchNotFound': 'Introuvables\u202f: %{n}',
  'pickers.batchRest': 'Pas encore recherchés\u202f: %{n}',
  'pickers.batchMore': 'Et %{n} de plus',
  'pickers.batchAdd': 'Ajouter (%{n})',
  'pickers.batchNothingToAdd': 'Il n’y a rien à ajouter',
  'pickers.copyNotFound': 'Copier les termes introuvables',
  'pickers.copied': 'Copié',
  'pickers.filters': 'Filtres',
  'pickers.filtersSet': 'Filtres (%{n})',
  'pickers.clearFilters': 'Retirer les filtres',
  'pickers.okCount': 'OK (%{n})',
  'pickers.filterDepartment': 'Filtrer par service',
  'pickers.departmentIs': 'Service\u202f: %{name}',
  'pickers.filterScope': 'Périmètre du service',
  'pickers.filterClear': 'Retirer le filtre de service',
  'pickers.indirectMembership': 'Sélection par\u202f: %{what}',
  'pickers.indirectMembershipFailed':
    'Impossible pour le moment d’indiquer quels membres sont déjà sélectionnés par des groupes, des prérequis, des rôles ou des imports.',
  'pickers.clearSearch': 'Effacer la recherche',
  'pickers.resetSearch': 'Réinitialiser la recherche',

  'crash.title': 'Une erreur s’est produite',
  'crash.text': 'Réessayez. Si cela ne suffit pas, actualisez la page.',
  'crash.notLoaded': 'Cette partie de la page n’a pas pu être chargée',
  'crash.notLoadedText':
    'Vérifiez votre connexion internet et réessayez. Une version plus récente existe peut-être\u202f: actualisez la page.',
  'crash.unexpected':
    'Une erreur inattendue s’est produite sur cette page. Si un élément ne répond pas, actualisez la page.',

  'memberImport.title': 'Import groupé',
  'memberImport.intro':
    'Téléchargez le modèle, saisissez une personne par ligne et envoyez le fichier. Format XLS ou XLSX, %{most} entrées et %{total}\u00a0Mo au maximum.',
  'memberImport.template': 'Télécharger le modèle',
  'memberImport.choose': 'Choisir un fichier',
  'memberImport.drop': 'ou déposez-le ici',
  'memberImport.checking': 'Vérification du fichier…',
  'memberImport.counted': 'Lignes vérifiées\u202f: %{count}',
  'memberImport.file': 'Fichier choisi',
  'memberImport.lostFile':
    'Choisissez à nouveau ce fichier\u202f: %{name}. Vos réglages ont été conservés.',
  'memberImport.rows': 'Lignes de données\u202f: %{count}',
  'memberImport.sheet': 'Feuille',
  'memberImport.sheet.read': 'Feuille lue\u202f: %{name}\u202f; en-tête à la ligne %{row}',
  'memberImport.sheet.others':
    'Autres feuilles visibles dans ce classeur\u202f: %{count}. Seule la feuille choisie est importée.',
  'memberImport.hiddenRows':
    'Lignes masquées par un filtre ou manuellement\u202f: %{count}. Elles seront également importées.',
  'memberImport.preview': 'Premières lignes du fichier',
  'memberImport.columnName': 'Colonne %{number}',
  'memberImport.headerRow': 'Ligne d’en-tête',
  'memberImport.headerRow.option': 'Ligne %{row}\u202f: %{text}',
  'memberImport.identifies': 'Identifie les personnes',
  'memberImport.duplicates':
    'Lignes dont le compte est en double\u202f: %{count}. Chaque compte n’est importé qu’une fois.',
  'memberImport.macros': 'Le fichier contient des macros. Elles ne seront pas exécutées.',
  'memberImport.mapping': 'Colonne qui identifie les personnes',
  'memberImport.mapping.hint':
    'L’en-tête ne correspond pas au modèle. Choisissez la colonne des comptes, matricules, adresses e-mail ou numéros de mobile.',
  'memberImport.mapping.any':
    'Chaque cellule de cette colonne peut contenir un compte, un matricule, une adresse e-mail ou un numéro de mobile.',
  'memberImport.mapping.several':
    'Sur chaque ligne, la première de ces colonnes qui est remplie identifie la personne.',
  'memberImport.mapping.none': 'Choisissez une colonne',
  'memberImport.mapping.missing': 'Choisissez d’abord la colonne qui identifie les personnes',
  'memberImport.import': 'Importer',
  'memberImport.progress': 'Progression de l’import',
  'memberImport.cancel': 'Annuler l’import',
  'memberImport.uploading': 'Envoi en cours…',
  'memberImport.upload.stopped': 'L’envoi a été annulé. Vous pouvez renvoyer le fichier.',
  'memberImport.state.asking': 'Consultation de l’état de l’import…',
  'memberImport.state.uploaded': 'Le fichier a été envoyé',
  'memberImport.state.queued': 'En file d’attente…',
  'memberImport.state.validating': 'Vérification des comptes…',
  'memberImport.state.ready': 'Vérification terminée. Confirmez l’import.',
  'memberImport.state.nothing':
    'Vérification terminée. Aucun de ces comptes ne peut être importé. Choisissez un autre fichier.',
  'memberImport.state.committing': 'Import en cours…',
  'memberImport.state.done': 'Import terminé',
  'memberImport.state.failed': 'L’import a échoué. Veuillez le relancer.',
  'memberImport.state.cancelled': 'L’import a été annulé',
  'memberImport.state.expired': 'L’import a expiré. Envoyez de nouveau le fichier.',
  'memberImport.result':
    'Comptes importés\u202f: %{success}. Comptes inexistants\u202f: %{missing}.',
  'memberImport.figure.total': 'Comptes',
  'memberImport.figure.success': 'Importables',
  'memberImport.figure.imported': 'Importés',
  'memberImport.figure.notFound': 'Inexistants',
  'memberImport.figure.disabled': 'Désactivés',
  'memberImport.figure.outOfScope': 'Hors périmètre',
  'memberImport.figure.duplicate': 'Lignes en double',
  'memberImport.report': 'Télécharger le rapport d’erreurs',
  'memberImport.again': 'Choisir un autre fichier',
  'memberImport.details': 'Résultats par ligne',
  'memberImport.details.filter': 'Afficher',
  'memberImport.details.row': 'Ligne',
  'memberImport.details.reason': 'Motif',
  'memberImport.details.empty': 'Aucune ligne correspondante',
  'memberImport.reason.notFound': 'Le compte n’existe pas',
  'memberImport.reason.disabled': 'Le compte est désactivé',
  'memberImport.reason.outOfScope': 'Hors de votre périmètre de gestion',
  'memberImport.reason.duplicate': 'Doublon d’une ligne précédente',
  'memberImport.problem.missing': 'Veuillez d’abord envoyer le fichier',
  'memberImport.problem.several': 'Choisissez un seul fichier',
  'memberImport.problem.extension':
    'Seuls les fichiers XLS et XLSX peuvent être importés. Enregistrez le fichier au format XLSX dans un tableur, puis choisissez-le à nouveau.',
  'memberImport.problem.empty':
    'Le fichier est vide ou ne contient pas de données. Ajoutez les données et choisissez-le à nouveau.',
  'memberImport.problem.size': 'Le fichier ne doit pas dépasser %{total}\u00a0Mo',
  'memberImport.problem.content':
    'Le contenu du fichier ne correspond pas à son extension. Enregistrez le fichier au format XLSX dans un tableur, puis choisissez-le à nouveau.',
  'memberImport.problem.archive':
    'Le fichier décompressé est trop volumineux ou comporte trop d’éléments. Copiez la liste dans un nouveau classeur.',
  'memberImport.problem.protected':
    'Le fichier est chiffré\u202f: il est protégé par un mot de passe, ou la structure ou les fenêtres du classeur sont protégées. Copiez la liste dans un nouveau classeur.',
  'memberImport.problem.password':
    'Le fichier est protégé par un mot de passe. Supprimez le mot de passe ou copiez la liste dans un nouveau classeur.',
  'memberImport.problem.structure':
    'Le fichier est chiffré, car la structure ou les fenêtres du classeur sont protégées. Copiez la liste dans un nouveau classeur.',
  'memberImport.problem.old':
    'Le fichier a été enregistré avec Excel\u00a095 ou une version antérieure et ne peut pas être lu. Enregistrez-le au format XLSX dans un tableur, puis choisissez-le à nouveau.',
  'memberImport.problem.unreadable':
    'Le fichier n’a pas pu être lu. Enregistrez-le au format XLSX dans un tableur, puis réessayez.',
  'memberImport.problem.header':
    'La ligne d’en-tête de la feuille n’est pas reconnue. Utilisez le modèle.',
  'memberImport.problem.noRows':
    'La feuille n’a aucune ligne sous l’en-tête. Ajoutez les données, ou choisissez une autre feuille ou une autre ligne d’en-tête.',
  'memberImport.problem.columns':
    'Une feuille peut avoir %{most} colonnes au maximum. Utilisez le modèle.',
  'memberImport.problem.tooMany': 'L’import est limité à %{most} entrées à la fois',
  'memberImport.problem.slow':
    'La vérification du fichier a duré trop longtemps et a été arrêtée. Utilisez le modèle.',

  'mobile.empty.check': 'Saisissez votre numéro de mobile',
  'mobile.check':
    'Numéro de mobile non valide. Saisissez un numéro de mobile de Chine continentale à 11 chiffres.',
  'signIn.numberCut':
    'Saisie trop longue\u202f: la fin a été coupée. Un numéro de mobile comporte 11 chiffres. Vérifiez le numéro.',
  'email.empty.check': 'Saisissez votre adresse e-mail',
  'email.check': 'Adresse e-mail non valide',
  'code.empty.check': 'Saisissez le code de vérification',
  'code.length.check': 'Veuillez saisir le bon code de vérification',
  'yzm.check.error': 'Code de vérification par SMS incorrect ou expiré',
  'yzm.check.error.email': 'Code de vérification par e-mail incorrect ou expiré',
  'login.failed': 'Échec de la connexion',

  'signIn.mobileNumber': 'Numéro de mobile',
  'signIn.countryCode': 'Chine continentale (+86)',
  'signIn.email': 'Adresse e-mail',
  'signIn.verificationCode': 'Code de vérification',
  'signIn.getCode': 'Obtenir le code',
  'signIn.resend': 'Renvoyer',
  'signIn.resendIn': 'Renvoyer dans %{seconds}\u00a0s',
  'signIn.getCodeAgain': 'Obtenir un autre code',
  'signIn.canResend': 'Vous pouvez maintenant demander un nouveau code',
  'signIn.codeSent':
    'Code envoyé. Il est valable %{smart_count} minute. |||| Code envoyé. Il est valable %{smart_count} minutes.',
  'signIn.codeSentCorporate':
    'Code envoyé à votre adresse e-mail professionnelle. Il est valable %{smart_count} minute. Consultez votre boîte de réception. |||| Code envoyé à votre adresse e-mail professionnelle. Il est valable %{smart_count} minutes. Consultez votre boîte de réception.',
  'signIn.codeMayHaveExpired':
    'Ce code a peut-être expiré. S’il n’est pas accepté, demandez-en un nouveau.',
  'signIn.codeMayBeUsed':
    'Le serveur n’a pas répondu à temps et le code a peut-être déjà été utilisé. Demandez-en un nouveau.',
  'signIn.failedCodeMayBeUsed':
    'Échec de la connexion. Le code a peut-être déjà été utilisé. Demandez-en un nouveau.',
  'signIn.codeHint': 'Six caractères',
  'signIn.clipboardBlocked':
    'Par sécurité, il n’est pas possible de coller, copier ou couper dans ce champ. Saisissez le code au clavier.',
  'signIn.codeNotReceived': 'Vous n’avez pas reçu le code\u202f?',
  'signIn.lead': 'Connectez-vous ou inscrivez-vous pour apprendre',
  'signIn.done': 'Connexion réussie',
  'signIn.submit': 'Se connecter / S’inscrire',
  'signIn.switchToEmail': 'Se connecter par e-mail',
  'signIn.switchToPhone': 'Se connecter avec un numéro de mobile',
  'signIn.fillPhoneAndCode': 'Saisissez d’abord votre numéro de mobile et le code de vérification',
  'signIn.fillEmailAndCode': 'Saisissez d’abord votre adresse e-mail et le code de vérification',
  'signIn.smsNotSent': 'Le code de vérification par SMS n’a pas été envoyé',
  'signIn.emailNotSent': 'Le code de vérification par e-mail n’a pas été envoyé',
  'signIn.sentTo': 'Envoyé à %{to} (%{time})',
  'signIn.sentValid':
    'Le code est valable %{smart_count} minute, jusqu’à %{time} |||| Le code est valable %{smart_count} minutes, jusqu’à %{time}',
  'signIn.editPhone': 'Modifier le numéro de mobile',
  'signIn.editEmail': 'Modifier l’adresse e-mail',
  'signIn.getBySms': 'Recevoir le code par SMS',
  'signIn.getByEmail': 'Recevoir le code par e-mail',

  'agreement.label': 'J’ai lu et j’accepte les documents %{serviceName} et %{privacyName}',
  'agreement.askTitle': 'Veuillez d’abord accepter les documents %{serviceName} et %{privacyName}',
  'agreement.askText':
    'En choisissant «\u202fOK\u202f», vous confirmez les avoir lus et les accepter. L’action en cours se poursuivra ensuite.',
  'agreement.serviceName': 'Contrat de service',
  'agreement.privacyName': 'Politique de confidentialité',

  'thirdParty.title': 'Autres moyens de connexion',
  'thirdParty.enterprise': 'Compte d’entreprise',
  'thirdParty.enterpriseHint': 'Connectez-vous avec le compte fourni par votre entreprise',
  'thirdParty.w3': 'Compte W3',
  'thirdParty.uniportal': 'Compte Uniportal',
  'thirdParty.portalHint': 'Connectez-vous avec votre compte du portail d’entreprise',
  'thirdParty.provider': 'Compte de la plateforme',
  'thirdParty.providerHint': 'Connectez-vous avec votre compte de la plateforme',
  'thirdParty.vendor': '%{product} ID',
  'thirdParty.vendorHint': 'Connectez-vous avec le compte de votre appareil %{product}',
  'thirdParty.lastUsed': 'Utilisé en dernier',
  'thirdParty.leaving': 'Redirection vers la page de connexion…',
  'thirdParty.askTitle': 'Se connecter en tant que %{name}\u202f?',
  'thirdParty.askUnknown': 'Se connecter avec le compte de l’autre page\u202f?',
  'thirdParty.askReplaces':
    'Votre session est ouverte avec le compte %{name}. En choisissant «\u202fOK\u202f», vous changez de compte.',
  'thirdParty.askSameName': 'Le compte de l’autre page porte le même nom',
  'thirdParty.completing': 'Connexion en cours…',
  'thirdParty.denied':
    'La connexion a été annulée ou refusée sur l’autre page. Réessayez ou choisissez un autre moyen de connexion.',
  'thirdParty.pending':
    'Ce compte est en attente de suppression. Connectez-vous avec un code de vérification pour le rétablir.',
  'thirdParty.pendingWithoutCode':
    'Ce compte est en attente de suppression. Contactez l’administrateur de votre académie pour le rétablir.',
  'thirdParty.refused': 'La connexion n’a pas pu être vérifiée. Connectez-vous à nouveau.',
  'thirdParty.failed':
    'La connexion sur l’autre page n’a pas abouti. Réessayez ou choisissez un autre moyen de connexion.',
  'thirdParty.cameBack':
    'Vous n’avez pas terminé la connexion. Choisissez un moyen de connexion pour continuer.',
  'thirdParty.unavailable':
    'La connexion avec un compte d’entreprise n’est pas disponible ici. Choisissez un autre moyen de connexion.',
  'thirdParty.storageBlocked':
    'Votre navigateur bloque le stockage, dont ce moyen de connexion a besoin. Autorisez les données de site dans votre navigateur ou choisissez un autre moyen de connexion.',
  'thirdParty.storageFull':
    'Ce moyen de connexion a besoin d’espace de stockage, mais votre navigateur n’en a plus pour ce site. Supprimez les données de ce site dans votre navigateur ou choisissez un autre moyen de connexion.',

  'verification.title': 'Vérification de sécurité',
  'slider.label': 'Déplacez la pièce pour compléter l’image',
  'slider.hint':
    'Faites glisser la poignée, ou utilisez les touches fléchées ou les boutons, jusqu’à ce que la pièce comble le vide',
  'slider.moveLeft': 'Vers la gauche',
  'slider.moveRight': 'Vers la droite',
  'verification.verify': 'Vérifier',
  'slider.newPicture': 'Autre image',
  'slider.picture': 'Image à compléter',
  'slider.position': 'Position %{position} sur %{maximum}',
  'slider.loading': 'Chargement de l’image…',
  'slider.failed': 'L’image n’a pas pu être chargée. Demandez-en une autre.',
  'slider.otherWay': 'Vous n’arrivez pas à compléter l’image\u202f?',

  'restore.title': 'Rétablir le compte',
  'restore.step': 'Étape %{step} sur %{total}',
  'restore.noticeTitle': 'Compte en attente de suppression',
  'restore.pending': 'La suppression du compte %{account} a été demandée.',
  'restore.grace':
    'Le compte sera supprimé automatiquement %{smart_count} jour calendaire après la demande. |||| Le compte sera supprimé automatiquement %{smart_count} jours calendaires après la demande.',
  'restore.daysLeft':
    'Il reste %{smart_count} jour pour rétablir votre compte |||| Il reste %{smart_count} jours pour rétablir votre compte',
  'restore.lastDay': 'Dernier jour pour rétablir votre compte',
  'restore.endsAt': 'Il sera supprimé le %{moment}.',
  'restore.howTo':
    'Pour le rétablir, confirmez qu’il est le vôtre à l’aide d’un code de vérification. Nous vous l’enverrons à l’étape suivante.',
  'restore.continue': 'Continuer',
  'restore.notNow': 'Plus tard',
  'restore.codeGoesTo':
    'Pour confirmer que ce compte est le vôtre, demandez un code de vérification et saisissez-le. Il sera envoyé à %{account}.',
  'restore.codeIncorrect': 'Le code de vérification est incorrect',
  'restore.sendFailed': 'Échec de l’envoi. Réessayez.',
  'restore.mayBeRestored':
    'Le serveur n’a pas répondu comme prévu et le compte est peut-être déjà rétabli. Essayez de vous connecter ou demandez un nouveau code.',
  'restore.verifiedTitle': 'Vérification réussie',
  'restore.succeeded': 'Le compte a été rétabli. Veuillez vous reconnecter.',
  'restore.logInAgain': 'Se reconnecter',
  'qr.toQr': 'Se connecter avec un code QR',
  'qr.toCode': 'Se connecter avec un code',
  'qr.image': 'Code QR de connexion',
  'qr.loading': 'Chargement du code QR…',
  'qr.scanWith': 'Scannez avec l’application %{appName}',
  'qr.scanWithSchool': 'Scannez avec %{appName}, l’application de votre établissement',
  'qr.scanWithAny': 'Scannez avec l’application de votre académie',
  'qr.site': 'Vous vous connectez à %{host}',
  'qr.ownPage': 'Scannez uniquement si vous avez ouvert cette page vous-même',
  'qr.expired': 'Code QR expiré',
  'qr.clickToRefresh': 'Cliquer pour actualiser',
  'qr.refresh': 'Actualiser',
  'qr.scanned': 'Scan réussi. Veuillez confirmer dans l’application.',
  'qr.confirmed': 'Confirmé. Connexion en cours…',
  'qr.cancelled': 'Connexion annulée',
  'qr.cancel': 'Annuler la connexion',

  'browserOpen.title': 'Scannez ce code QR avec l’application',
  'browserOpen.named': 'Ouvrez l’application %{appName} et scannez de nouveau le code QR.',
  'browserOpen.school':
    'Ouvrez %{appName}, l’application de votre établissement, et scannez de nouveau le code QR.',
  'browserOpen.any': 'Ouvrez l’application de votre académie et scannez de nouveau le code QR.',
  'browserOpen.reason':
    'Le lien s’est ouvert dans un navigateur. La connexion par code QR ne fonctionne que dans l’application\u202f; cette page ne permet pas de se connecter.',
  'browserOpen.warning':
    'Scannez uniquement les codes QR d’une page de connexion que vous avez ouverte vous-même. Ne scannez pas un code et n’ouvrez pas un lien que quelqu’un vous a envoyé\u202f: cette personne pourrait se connecter à votre compte.',

  'error.unreachable':
    'Le serveur est injoignable. Vérifiez votre connexion internet et réessayez.',
  'error.timeout': 'Le serveur n’a pas répondu à temps. Réessayez.',
  'error.offline': 'Vous êtes hors ligne. Vérifiez votre connexion internet et réessayez.',
  'error.unreadable': 'Le serveur a envoyé une réponse inattendue. Réessayez plus tard.',
  'error.refused': 'L’opération a échoué. Réessayez plus tard.',
  'error.tooMany':
    'Trop de tentatives. Réessayez dans %{smart_count} seconde. |||| Trop de tentatives. Réessayez dans %{smart_count} secondes.',

  'diagnostics.details': 'Détails',
  'diagnostics.summary': 'Données de diagnostic\u202f: %{code} · %{time} · %{language}',
  'diagnostics.copy': 'Copier les données de diagnostic',
  'diagnostics.copied': 'Données de diagnostic copiées',

  'session.signedInElsewhere': 'Vous avez ouvert une session dans un autre onglet',
  'session.signedInAs': 'Session ouverte en tant que %{name}',
  'session.signedOut': 'Déconnexion réussie',
  'session.cookieLeft':
    'Votre session est fermée ici, mais votre navigateur a conservé le cookie de session. Pour vous déconnecter aussi des autres pages, supprimez les cookies de ce site.',
  'session.ended': 'Votre session est terminée. Reconnectez-vous.',
  'session.notKept':
    'Votre navigateur bloque le stockage\u202f: votre session ne durera que jusqu’à l’actualisation ou la fermeture de cette page.',
  'session.cookieNotKept':
    'Votre session est ouverte, mais votre navigateur n’a pas conservé le cookie de session. D’autres pages pourront vous demander de vous reconnecter.',
  'session.notKeptFull':
    'Votre navigateur n’a plus d’espace de stockage pour ce site\u202f: votre session ne durera que jusqu’à l’actualisation ou la fermeture de cette page.',
  'session.storageBlocked':
    'Votre navigateur bloque le stockage\u202f: vous pouvez vous connecter, mais votre session ne durera que jusqu’à l’actualisation ou la fermeture de cette page.',
  'session.storageFull':
    'Votre navigateur n’a plus d’espace de stockage pour ce site\u202f: vous pouvez vous connecter, mais votre session ne durera que jusqu’à l’actualisation ou la fermeture de cette page.',

  'protocol.loading': 'Chargement du document…',
  'protocol.failed': 'Le document n’a pas pu être chargé',
  'protocol.missing': 'Cette académie n’a pas encore fourni ce document',
  'protocol.empty': 'Ce document n’a pas encore de contenu',
  'protocol.tooLarge': 'Ce document est trop volumineux pour être affiché',
  'protocol.original': 'Ouvrir le document d’origine',
  'protocol.contents': 'Sommaire',
  'protocol.table': 'Tableau %{number}',

  'help.phone.title': 'Vous n’avez pas reçu le code par SMS\u202f?',
  'help.phone.lead':
    'Un SMS arrive en général en moins d’une minute, et le code est valable 5 minutes. Essayez ce qui suit, dans l’ordre\u202f:',
  'help.phone.number':
    'Vérifiez que votre numéro de mobile est correct et qu’il s’agit d’un numéro de Chine continentale (+86).',
  'help.phone.signal':
    'Vérifiez que votre téléphone est allumé, capte le réseau, a une ligne active et n’est pas en mode avion.',
  'help.phone.blocked':
    'Cherchez parmi les messages bloqués et indésirables. Une application de sécurité a pu filtrer le message.',
  'help.phone.space':
    'Vérifiez qu’il reste de la place pour de nouveaux messages. En cas de doute, redémarrez le téléphone.',
  'help.wait':
    'Attendez la fin du compte à rebours et demandez un nouveau code. Seul le code le plus récent est valable.',
  'help.phone.other':
    'Toujours pas de code\u202f? Connectez-vous par e-mail si votre académie le permet, ou contactez l’administrateur de votre académie.',
  'help.email.title': 'Vous n’avez pas reçu le code par e-mail\u202f?',
  'help.email.lead':
    'Un e-mail arrive en général en quelques minutes, et le code est valable 5 minutes. Essayez ce qui suit, dans l’ordre\u202f:',
  'help.email.address': 'Vérifiez que l’adresse e-mail est correcte.',
  'help.email.spam':
    'Cherchez dans les dossiers «\u202fCourrier indésirable\u202f» et «\u202fPromotions\u202f».',
  'help.email.full':
    'Vérifiez que votre boîte e-mail n’est pas pleine et peut recevoir des messages.',
  'help.email.corporate':
    'La passerelle de messagerie de votre entreprise peut retarder ou retenir le message. Demandez à l’administrateur de la messagerie de le laisser passer.',
  'help.email.other':
    'Toujours pas de code\u202f? Connectez-vous avec votre numéro de mobile si votre académie le permet, ou contactez l’administrateur de votre académie.',
  'help.backToSignIn': 'Retour à la connexion',
  'help.closeTab':
    'Si vous venez de la fenêtre de connexion, il suffit de fermer cet onglet\u202f: la fenêtre est restée ouverte dans l’autre onglet.',

  'join.title': 'Rejoindre une académie',
  'join.lead': 'Demandez à rejoindre %{tenantName}. Un administrateur examinera votre demande.',
  'common.optional': 'Facultatif',
  'join.realName': 'Nom et prénom',
  'join.realName.empty': 'Saisissez vos nom et prénom',
  'join.realName.characters':
    'Les nom et prénom ne doivent pas contenir de caractères spéciaux\u202f: %{characters}',
  'join.realName.digits':
    'Les nom et prénom ne doivent pas contenir de chiffres\u202f: %{characters}',
  'join.realName.noLetter': 'Les nom et prénom doivent contenir au moins une lettre',
  'join.realName.tooLong': 'Les nom et prénom ne peuvent pas dépasser %{limit} caractères',
  'join.gender': 'Sexe',
  'join.gender.male': 'Homme',
  'join.gender.female': 'Femme',
  'join.gender.empty': 'Indiquez votre sexe',
  'join.reason': 'Motif de la demande',
  'join.reason.empty': 'Saisissez le motif de la demande',
  'join.reason.code': 'Le motif ne doit pas contenir de code informatique\u202f: %{code}',
  'join.reason.tooLong': 'Le motif ne peut pas dépasser %{limit} caractères',
  'join.reason.left': '%{smart_count} caractère restant |||| %{smart_count} caractères restants',
  'join.reason.over': '%{smart_count} caractère de trop |||| %{smart_count} caractères de trop',
  'join.picture': 'Image',
  'join.picture.choose': 'Choisir une image',
  'join.picture.drop': 'ou déposez-la ici',
  'join.picture.rules':
    'JPG, JPEG ou PNG, 2\u00a0Mo au plus. Recommandé\u202f: 16:9 ou 720\u00a0×\u00a01560\u00a0px.',
  'join.picture.location':
    'L’image est envoyée telle quelle, y compris les éventuelles données de localisation qu’elle contient.',
  'join.picture.logIn': 'Connectez-vous pour ajouter une image. Votre saisie sera conservée.',
  'join.picture.problem.name': 'Le nom du fichier doit compter de 1 à 200 caractères',
  'join.picture.problem.extension': 'Seules les images JPG, JPEG et PNG peuvent être envoyées',
  'join.picture.problem.size': 'L’image ne doit pas dépasser 2\u00a0Mo',
  'join.picture.problem.empty': 'Le fichier image est vide. Choisissez-en un autre.',
  'join.picture.problem.content':
    'Le contenu de l’image ne correspond pas à son format. Choisissez-en une autre.',
  'join.picture.problem.dimensions':
    'L’image est trop grande\u202f: 8192\u00a0px au plus en largeur et en hauteur, et 25 millions de pixels au total',
  'join.picture.problem.several': 'Choisissez une seule image',
  'join.picture.problem.unreadable': 'Le fichier n’a pas pu être lu. Choisissez-le à nouveau.',
  'join.picture.uploading': 'Envoi de l’image…',
  'join.picture.cancel': 'Annuler l’envoi',
  'join.picture.cancelled': 'L’envoi a été annulé',
  'join.picture.failed': 'L’image n’a pas pu être envoyée. Réessayez.',
  'join.picture.uploaded': 'L’image a été envoyée',
  'join.picture.remove': 'Supprimer l’image',
  'join.picture.removed': 'L’image a été supprimée',
  'join.picture.preview': 'Aperçu de l’image (%{frame})',
  'join.picture.fits': 'Cette image (%{size}) convient bien au format %{frame}.',
  'join.picture.cropped':
    'Cette image (%{size}) sera rognée dans les deux formats. En 16:9 ou 720\u00a0×\u00a01560\u00a0px, elle serait entière\u202f; vous pouvez quand même l’utiliser.',
  'join.picture.notShown': 'L’image ne peut pas être affichée. Choisissez-en une autre.',
  'join.picture.wait': 'Attendez la fin de l’envoi de l’image ou annulez-le',
  'join.picture.unfinished': 'L’image n’a pas été envoyée. Réessayez ou supprimez-la.',
  'join.submit': 'Envoyer la demande',
  'join.submitting': 'Envoi de la demande…',
  'join.notSent': 'La demande n’a pas été envoyée',
  'join.uncertain': 'Nous n’avons pas pu vérifier si la demande a été envoyée',
  'join.anonymous':
    'Vous pouvez remplir le formulaire dès maintenant. Pour l’envoyer, connectez-vous\u202f; votre saisie sera conservée.',
  'join.logInToSend': 'Connectez-vous pour envoyer la demande. Votre saisie sera conservée.',
  'join.loading': 'Chargement de votre demande…',
  'join.loadFailed': 'Votre demande n’a pas pu être chargée',
  'join.sent': 'La demande a bien été envoyée. Veuillez attendre que l’administrateur l’examine.',
  'join.waiting':
    'Vous avez déjà envoyé une demande. Veuillez attendre que l’administrateur l’examine.',
  'join.approved': 'Votre demande a été acceptée',
  'join.refused': 'Votre demande n’a pas été acceptée',
  'join.refusal': 'Commentaire de l’administrateur',
  'join.applyAgain': 'Refaire une demande',
  'join.noPermission.text': 'Ce compte ne permet pas de demander à rejoindre cette académie.',
  'join.closed': 'Cette académie n’accepte pas de demandes pour le moment',
  'join.backToForm': 'Revenir au formulaire',
  'join.steps': 'Étapes de la demande',
  'join.step.apply': 'Vous envoyez la demande',
  'join.step.review': 'Un administrateur l’examine',
  'join.step.decision': 'La décision s’affiche sur la page d’accueil',
  'join.submittedAt': 'Date d’envoi',
};
